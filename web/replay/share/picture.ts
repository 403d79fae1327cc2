/* A picture of the map: its drawing as a file that needs no style sheet. */

/** How wide and high a picture is at most, in pixels. */
const MOST = 2400;
/** The height of the line above the map, in pixels of the picture. */
const HEAD = 44;

/** What the browser inherits from the element around: written only where it differs from that. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'paint-order',
  'text-anchor',
  'dominant-baseline',
  'visibility',
  'marker-start',
  'marker-mid',
  'marker-end',
] as const;

/** What is not inherited, with what it is where nothing is said. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  filter: 'none',
  mask: 'none',
  'clip-path': 'none',
  'vector-effect': 'none',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
};

/** What of an element tells how it looks or what it does on the page, and not what it is. */
const LEFT_OUT = /^(?:class|style|tabindex|role|on.*|data-.*|aria-.*)$/;

/** Returns the drawing of a map as the text of an SVG file, with a line of text above it. */
export function pictureOf(drawing: SVGSVGElement, head: string): string {
  const { width, height } = drawing.getBoundingClientRect();
  const scale = Math.min(1, MOST / Math.max(width, height, 1));
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const map = copyOf(drawing);
  for (const [name, value] of Object.entries({ x: 0, y: HEAD, width: wide, height: high }))
    map.setAttribute(name, String(value));
  map.setAttribute('viewBox', `0 0 ${drawing.width.baseVal.value} ${drawing.height.baseVal.value}`);
  const sheet = getComputedStyle(drawing.ownerDocument.body);
  const picture = svgElement('svg', {
    width: wide,
    height: high + HEAD,
    viewBox: `0 0 ${wide} ${high + HEAD}`,
  });
  const title = svgElement('title', {});
  title.textContent = head;
  const words = svgElement('text', {
    x: 14,
    y: HEAD / 2,
    fill: plainColour(sheet.color),
    'font-family': sheet.fontFamily,
    'font-size': 18,
    'dominant-baseline': 'central',
    ...(head.length * 9 > wide - 28 && { textLength: wide - 28, lengthAdjust: 'spacingAndGlyphs' }),
  });
  words.textContent = head;
  const ground = { x: 0, y: 0, width: wide, height: high + HEAD, fill: plainColour(sheet.backgroundColor) };
  const sea = { x: 0, y: HEAD, width: wide, height: high, fill: groundUnder(drawing) };
  picture.append(title, svgElement('rect', ground), svgElement('rect', sea), words, map);
  return new XMLSerializer().serializeToString(picture);
}

/** Returns the picture of an SVG file as a PNG file. Rejects where the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser cannot make the picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** Returns a copy of an element and what is in it that looks the same without style sheets; what is not to be seen is left out. */
function copyOf(element: SVGElement): SVGElement {
  const copy = svgElement(element.tagName, {});
  for (const { name, value } of element.attributes) if (!LEFT_OUT.test(name)) copy.setAttribute(name, value);
  const style = getComputedStyle(element);
  const around = element.parentElement instanceof SVGElement ? getComputedStyle(element.parentElement) : null;
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (around === null || around.getPropertyValue(name) !== value)
      copy.setAttribute(name, plainValue(value));
    else copy.removeAttribute(name);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== usual) copy.setAttribute(name, plainValue(value));
  }
  const transform = around === null ? null : transformOf(element, style);
  if (transform !== null) copy.setAttribute('transform', transform);
  for (const child of element.childNodes) {
    if (child instanceof SVGElement) {
      if (isDrawn(child)) copy.append(copyOf(child));
    } else if (child.nodeType === Node.TEXT_NODE) copy.append(child.textContent ?? '');
  }
  return copy;
}

function isDrawn(element: SVGElement): boolean {
  return element.tagName !== 'image' && getComputedStyle(element).display !== 'none';
}

/** Returns how an element is moved, turned and scaled by style sheets in what is around it; null where it is not. */
function transformOf(element: SVGElement, style: CSSStyleDeclaration): string | null {
  const { transform, translate, rotate, scale } = style;
  if ([transform, translate, rotate, scale].every((value) => value === 'none' || value === '')) return null;
  const around = element.parentElement;
  if (!(element instanceof SVGGraphicsElement && around instanceof SVGGraphicsElement)) return null;
  const [outer, inner] = [around.getScreenCTM(), element.getScreenCTM()];
  if (outer === null || inner === null) return null;
  const { a, b, c, d, e, f } = outer.inverse().multiply(inner);
  return `matrix(${[a, b, c, d, e, f].map((value) => Number(value.toFixed(4))).join(' ')})`;
}

/** Returns the colour of what lies under a drawing. */
function groundUnder(drawing: Element): string {
  for (let under = drawing.parentElement; under !== null; under = under.parentElement) {
    const { backgroundColor } = getComputedStyle(under);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return plainColour(backgroundColor);
  }
  return 'none';
}

/** Returns a computed value as files elsewhere understand it. */
function plainValue(value: string): string {
  return plainColour(value).replace(/url\("[^"#]*#([^"]+)"\)/g, 'url(#$1)');
}

/** Returns a colour that the browser has mixed, `color(srgb 0.5 0.5 0.5 / 0.5)`, as one that every reader of SVG knows. */
function plainColour(value: string): string {
  return value.replace(
    /color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)/g,
    (_all, ...parts) => {
      const [red, green, blue] = parts.slice(0, 3).map((part) => Math.round(255 * Number(part)));
      return parts[3] === undefined
        ? `rgb(${red}, ${green}, ${blue})`
        : `rgba(${red}, ${green}, ${blue}, ${parts[3]})`;
    },
  );
}

function svgElement(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
