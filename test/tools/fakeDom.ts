/* As much of a browser's document as React needs to draw into: a tree of elements that have no looks and no size of their own. */

/** The size of every element, in pixels. */
const SIZE = { width: 1280, height: 720 };
const BOX = { x: 0, y: 0, left: 0, top: 0, right: SIZE.width, bottom: SIZE.height, ...SIZE };

class FakeNode extends EventTarget {
  parentNode: FakeElement | null = null;
  readonly childNodes: FakeNode[] = [];
  constructor(
    readonly ownerDocument: FakeDocument,
    readonly nodeType: number,
    readonly nodeName: string,
    public nodeValue: string | null = null,
  ) {
    super();
  }
  get firstChild(): FakeNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): FakeNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): FakeNode | null {
    const { childNodes = [] } = this.parentNode ?? {};
    return childNodes[childNodes.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodeValue ?? this.childNodes.map((child) => child.textContent).join('');
  }
  set textContent(text: string) {
    for (const child of [...this.childNodes]) this.removeChild(child);
    if (this.nodeValue !== null) this.nodeValue = text;
    else if (text !== '') this.appendChild(this.ownerDocument.createTextNode(text));
  }
  appendChild(child: FakeNode): FakeNode {
    return this.insertBefore(child, null);
  }
  insertBefore(child: FakeNode, next: FakeNode | null): FakeNode {
    child.remove();
    this.childNodes.splice(next === null ? this.childNodes.length : this.childNodes.indexOf(next), 0, child);
    if (this instanceof FakeElement) child.parentNode = this;
    return child;
  }
  removeChild(child: FakeNode): FakeNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
    return child;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
  contains(other: unknown): boolean {
    return other === this || this.childNodes.some((child) => child.contains(other));
  }
}

class FakeElement extends FakeNode {
  readonly style: Record<string, unknown> = { setProperty() {}, removeProperty() {} };
  readonly dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  readonly options: FakeElement[] = [];
  scrollTop = 0;
  constructor(ownerDocument: FakeDocument, name: string) {
    super(ownerDocument, 1, name.toUpperCase());
  }
  get tagName(): string {
    return this.nodeName;
  }
  get namespaceURI(): string {
    return 'http://www.w3.org/1999/xhtml';
  }
  setAttribute(name: string, value: unknown): void {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }
  getBoundingClientRect() {
    return BOX;
  }
  focus(): void {}
  scrollTo(): void {}
  matches(): boolean {
    return false;
  }
  closest(): null {
    return null;
  }
  querySelector(): null {
    return null;
  }
  querySelectorAll(): [] {
    return [];
  }
  get parentElement(): FakeElement | null {
    return this.parentNode;
  }
  /** Returns this element and all below it. */
  all(): FakeElement[] {
    return [this, ...this.childNodes.flatMap((child) => (child instanceof FakeElement ? child.all() : []))];
  }
  /** Clicks it on a page that React has drawn, long after anything was asked. */
  press(page: FakeElement): void {
    const event = new Event('click', { bubbles: true });
    Object.defineProperties(event, {
      target: { value: this },
      timeStamp: { value: Number.MAX_SAFE_INTEGER },
    });
    page.dispatchEvent(event);
  }
}

class FakeDocument extends FakeNode {
  readonly documentElement: FakeElement;
  readonly body: FakeElement;
  readonly visibilityState = 'visible';
  readonly defaultView = globalThis;
  readonly adoptedStyleSheets: unknown[] = [];
  title = '';
  constructor() {
    super(undefined as never, 9, '#document');
    this.documentElement = this.createElement('html');
    this.body = this.createElement('body');
    this.documentElement.appendChild(this.body);
  }
  get activeElement(): FakeElement {
    return this.body;
  }
  createElement(name: string): FakeElement {
    return new FakeElement(this, name);
  }
  createElementNS(_space: string, name: string): FakeElement {
    return new FakeElement(this, name);
  }
  createTextNode(text: string): FakeNode {
    return new FakeNode(this, 3, '#text', String(text));
  }
  createComment(text: string): FakeNode {
    return new FakeNode(this, 8, '#comment', text);
  }
  querySelector(): null {
    return null;
  }
  querySelectorAll(): [] {
    return [];
  }
}

/** Tells whoever asks at once of the size of an element, which never changes. */
class FakeResizeObserver {
  constructor(readonly heard: (entries: { contentRect: typeof BOX }[]) => void) {}
  observe(): void {
    this.heard([{ contentRect: BOX }]);
  }
  unobserve(): void {}
  disconnect(): void {}
}

class FakeStyleSheet {
  insertRule(): void {}
}

class FakeMutationObserver {
  observe(): void {}
  disconnect(): void {}
}

/** A document in place of the browser's. */
export interface FakeDom {
  document: FakeDocument;
  /** Takes it away again. */
  restore(): void;
}

/** Puts a document at an address in place of the browser's, with all that pages ask of a window. */
export function fakeDom(url: string): FakeDom {
  const document = new FakeDocument();
  const { protocol, host, hostname, port, origin } = new URL(url);
  const events = new EventTarget();
  const stored = new Map<string, string>();
  const globals = {
    document,
    window: globalThis,
    Node: FakeNode,
    Element: FakeElement,
    HTMLElement: FakeElement,
    SVGElement: FakeElement,
    HTMLIFrameElement: class {},
    CSSStyleSheet: FakeStyleSheet,
    CSS: { escape: (text: string) => text },
    ResizeObserver: FakeResizeObserver,
    MutationObserver: FakeMutationObserver,
    location: { protocol, host, hostname, port, origin, pathname: '/' },
    innerWidth: SIZE.width,
    innerHeight: SIZE.height,
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    requestAnimationFrame: (draw: (now: number) => void) => setTimeout(() => draw(performance.now()), 16),
    cancelAnimationFrame: clearTimeout,
    getComputedStyle: () => ({}),
    getSelection: () => null,
  };
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return {
    document,
    restore() {
      for (const [name, was] of before) {
        if (was === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, was);
      }
    },
  };
}

export type { FakeElement };
