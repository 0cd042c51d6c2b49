/** The print-only declarations of all rules that match an element, in the order of the sheets. */
export function readPrintStyle(element: Element): Record<string, string> {
  const style: Record<string, string> = {};
  for (const sheet of document.styleSheets)
    for (const rule of printRules(sheet.cssRules))
      if (matches(element, rule.selectorText))
        for (const name of Array.from(rule.style)) style[name] = rule.style.getPropertyValue(name);
  return style;
}

/** Whether an element or one of its parents is left out on paper. */
export function isLeftOutInPrint(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (readPrintStyle(at).display === 'none') return true;
  return false;
}

function printRules(rules: CSSRuleList, isPrint = false): CSSStyleRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return printRules(rule.cssRules, rule.media.mediaText === 'print');
    return isPrint && rule instanceof CSSStyleRule ? [rule] : [];
  });
}

/** jsdom does not know every selector of the browsers. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
