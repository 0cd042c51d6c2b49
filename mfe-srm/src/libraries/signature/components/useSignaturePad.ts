import { useEffect, useEffectEvent, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { inkColour, preparePaper, paperColour, signatureSize, toPng } from '../model/draw-name';

/** A hand that only touches the page, or scrolls it, has not signed. In pixels. */
const SMALLEST = 24;

function isLarge(pad: SignaturePad): boolean {
  const points = pad.toData().flatMap((stroke) => stroke.points);
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return points.length > 0 && spread(points.map(({ x }) => x)) >= SMALLEST;
}

/**
 * A canvas to sign on with finger, pen or mouse. The drawing stays when the device is rotated.
 * @param onDrawn called after each stroke with the picture; null while it is too small for a signature
 */
export function useSignaturePad(name: string, onDrawn?: (picture: File | null) => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isEmpty, setEmpty] = useState(true);

  /** All strokes, scaled to one paper size. */
  async function picture(): Promise<File | null> {
    const from = canvas.current;
    if (!from || pad.current?.isEmpty() !== false) return null;
    const to = document.createElement('canvas');
    Object.assign(to, signatureSize);
    const scale = Math.min(to.width / from.width, to.height / from.height);
    const [width, height] = [from.width * scale, from.height * scale];
    preparePaper(to)?.drawImage(from, (to.width - width) / 2, (to.height - height) / 2, width, height);
    return toPng(to, name);
  }
  const afterStroke = useEffectEvent(async (own: SignaturePad) => {
    setEmpty(own.isEmpty());
    onDrawn?.(isLarge(own) ? await picture() : null);
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const own = new SignaturePad(element, {
      penColor: inkColour,
      backgroundColor: paperColour,
      minWidth: 0.8,
    });
    pad.current = own;
    const onStroke = () => void afterStroke(own);
    own.addEventListener('endStroke', onStroke);
    const fit = () => {
      const ratio = Math.max(window.devicePixelRatio || 1, 1);
      const strokes = own.toData();
      element.width = element.offsetWidth * ratio;
      element.height = element.offsetHeight * ratio;
      element.getContext('2d')?.scale(ratio, ratio);
      own.clear();
      own.fromData(strokes);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      own.removeEventListener('endStroke', onStroke);
      own.off();
      pad.current = null;
    };
  }, []);

  return {
    canvas,
    isEmpty,
    clear() {
      pad.current?.clear();
      setEmpty(true);
    },
    picture,
  };
}
