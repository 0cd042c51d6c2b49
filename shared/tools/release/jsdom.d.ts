/** The parts of jsdom that are used here. The package has no types. */
declare module 'jsdom' {
  export class ResourceLoader {
    fetch(url: string): Promise<Buffer> | null;
  }
  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this;
  }
  interface Options {
    url: string;
    runScripts: 'dangerously';
    resources: ResourceLoader;
    virtualConsole: VirtualConsole;
    beforeParse(window: Record<string, unknown>): void;
  }
  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & Record<string, unknown>;
  }
}
