export interface RawControl {
  /** Its index among all controls found, to get it again. */
  readonly index: number;
  readonly role: string;
  readonly name: string;
  readonly region: 'page' | 'shell' | 'dialog' | 'popup';
  /** The names of its containers: sections, groups, dialogs. */
  readonly context: string;
  /** The texts of its row, or null outside of lists. */
  readonly row: readonly string[] | null;
  readonly disabled: boolean;
  /** Already selected: pressing it again changes nothing. */
  readonly chosen: boolean;
  readonly href: string | null;
  readonly opensTab: boolean;
  /** Too small to be clicked: visually hidden, and reached by its label or the keyboard. */
  readonly hidden: boolean;
}

/** Runs in the page: lists everything that can be pressed, and puts the elements on `window.explorerFound`. */
export function collectControls(): RawControl[] {
  const selector =
    'a[href],button,summary,select,input,[role=button],[role=link],[role=tab],[role=switch],[role=checkbox],[role=radio],' +
    '[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox],[role=option],[role=combobox],[role=slider]';
  const typed =
    'input:is([type=text],[type=email],[type=tel],[type=number],[type=password],[type=date],' +
    '[type=time],[type=datetime-local],[type=search],[type=url],[type=hidden],[type=file],:not([type])):not([role=combobox])';

  const getText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return '';
    if (node.getAttribute('aria-hidden') === 'true' || node.tagName === 'STYLE') return '';
    if (node instanceof SVGElement) return node.getAttribute('aria-label') ?? '';
    if (node instanceof HTMLImageElement) return node.alt;
    return [...node.childNodes].map(getText).join(' ');
  };
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const byIds = (ids: string | null) =>
    (ids ?? '')
      .split(/\s+/)
      .map((id) => (id ? document.getElementById(id) : null))
      .map((element) => (element ? (element.getAttribute('aria-label') ?? getText(element)) : ''))
      .join(' ');
  const getAccessibleName = (element: Element): string => {
    const labelled = clean(byIds(element.getAttribute('aria-labelledby')));
    if (labelled) return labelled;
    const label = element.getAttribute('aria-label');
    if (label) return clean(label);
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      const words = clean([...(element.labels ?? [])].map(getText).join(' '));
      return words || element.getAttribute('placeholder') || '';
    }
    return clean(getText(element)) || element.getAttribute('title') || '';
  };
  const getRole = (element: Element): string => {
    const role = element.getAttribute('role');
    if (role) return role;
    if (element instanceof HTMLInputElement) {
      if (['button', 'submit', 'reset', 'image'].includes(element.type)) return 'button';
      return element.type === 'range' ? 'slider' : element.type;
    }
    return { A: 'link', SELECT: 'combobox', SUMMARY: 'summary' }[element.tagName] ?? 'button';
  };
  const getRegion = (element: Element): RawControl['region'] => {
    if (element.closest('[role=dialog],[role=alertdialog]')) return 'dialog';
    if (element.closest('[role=menu],[role=listbox],[role=tooltip],[data-trigger]')) return 'popup';
    const isPublic = !document.querySelector('nav');
    return element.closest('main,[role=region]') || isPublic ? 'page' : 'shell';
  };
  const getContext = (element: Element): string => {
    const names: string[] = [];
    const inside =
      'section,fieldset,[role=group],[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=region],[role=tabpanel],[role=radiogroup],[role=toolbar],table,form,nav';
    for (let at = element.parentElement?.closest(inside); at; at = at.parentElement?.closest(inside)) {
      const legend = at.tagName === 'FIELDSET' ? at.querySelector('legend') : null;
      const heading = at.tagName === 'SECTION' ? at.querySelector('h2,h3') : null;
      const words = clean(
        byIds(at.getAttribute('aria-labelledby')) ||
          at.getAttribute('aria-label') ||
          (legend ? getText(legend) : '') ||
          (heading ? getText(heading) : ''),
      );
      if (words) names.unshift(words);
    }
    return names.join(' › ');
  };
  const getRowCells = (element: Element): readonly string[] | null => {
    const row = element.closest('tr,[role=row],li,article,[role=listitem]');
    if (
      !row ||
      row.closest('[role=menu],[role=listbox],nav') ||
      row.querySelector('th[scope=col],[role=columnheader]')
    )
      return null;
    const siblings = [...(row.parentElement?.children ?? [])].filter(
      (other) => other.tagName === row.tagName,
    );
    if (siblings.length < 2) return null;
    const switches = [...row.querySelectorAll<HTMLInputElement>('[role=switch]')];
    const texts: string[] = switches.map(({ checked }) => (checked ? '=on' : '=off'));
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = clean(walker.currentNode.textContent ?? '');
      if (text) texts.push(text);
    }
    return texts;
  };
  const isTiny = (box?: DOMRect) =>
    box !== undefined && (box.width <= 2 || box.height <= 2 || box.right <= 0);
  const isTrue = (element: Element, ...names: string[]) =>
    names.some((name) => !['false', null].includes(element.getAttribute(name)));

  const elements = [...document.querySelectorAll(selector)].filter((element) => {
    if (element.matches(typed) || element.closest('[inert],[aria-hidden=true]')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // People press the label or button around it.
    return !element.parentElement?.closest('button,a[href],[role=menuitem],[role=option]');
  });
  (window as unknown as { explorerFound: Element[] }).explorerFound = elements;
  return elements.map((element, index) => {
    const box = element.getBoundingClientRect();
    const anchor = element instanceof HTMLAnchorElement ? element : null;
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio' && element.checked;
    return {
      index,
      role: getRole(element),
      name: getAccessibleName(element),
      region: getRegion(element),
      context: getContext(element),
      row: getRowCells(element),
      disabled: element.matches(':disabled') || isTrue(element, 'aria-disabled'),
      chosen:
        isRadio ||
        isTrue(element, 'aria-selected', 'aria-current', 'aria-pressed') ||
        (['radio', 'menuitemradio'].includes(element.getAttribute('role') ?? '') &&
          isTrue(element, 'aria-checked')),
      href: anchor?.href ?? null,
      opensTab: anchor?.target === '_blank',
      hidden:
        isTiny(box) ||
        isTiny(element.parentElement?.getBoundingClientRect()) ||
        getComputedStyle(element).clipPath === 'inset(50%)',
    };
  });
}
