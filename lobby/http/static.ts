import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileAt } from './files';
import { type Context, isApi, type Middleware } from './koa';
import { type Preview, tagsOf } from './preview';

const HASHED = /[.-][A-Za-z0-9_]{8,}\.[a-z0-9]+$/;
const FILE_NAME = /\.[^/]*$/;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * What the web app may load and do, in the browser's terms (Content Security Policy, level 3): its own files, and
 * connections to where it comes from, WebSockets included. Nothing written into a page runs or styles anything.
 */
const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
})
  .map((directive) => directive.join(' '))
  .join('; ');

/**
 * Serves the files of a folder, and its `index.html` for every other path that may be a page of the web app. A
 * file whose name carries a hash may be kept for ever, any other is asked for again; a `.br` or `.gz` beside it is
 * sent to browsers that accept it. With a base path, as `/rubicon`, the page names its files, and itself to the app, below it. A page
 * that has a preview tells it.
 */
export function staticFiles(
  root: string,
  basePath = '',
  previewOf: (context: Context) => Promise<Preview | undefined> = async () => undefined,
): Middleware {
  return async (context, next) => {
    const readable = context.method === 'GET' || context.method === 'HEAD';
    if (!readable || isApi(context.path) || context.path === '/healthz') return next();
    const file = await fileAt(root, context.path);
    if (file !== undefined && extname(file) !== '.html') return send(context, file);
    if (file === undefined && FILE_NAME.test(context.path)) return;
    const page = file ?? (await fileAt(root, '/index.html'));
    if (page !== undefined) {
      const preview = await previewOf(context);
      const isAsStored = basePath === '' && preview === undefined;
      return isAsStored ? send(context, page) : sendPage(context, page, { basePath, preview });
    }
    context.status = 503;
    context.body = 'The web app is not built here; run: npm run build\n';
  };
}

/** Sends a page with all addresses in it, which begin with a slash, below a path, and with its preview. */
async function sendPage(
  context: Context,
  file: string,
  { basePath, preview }: { basePath: string; preview: Preview | undefined },
): Promise<void> {
  const stored = await readFile(file, 'utf8');
  const below = stored.replace(/\s(?:href|src|content)="(?=\/)/g, `$&${basePath}`);
  const page = preview === undefined ? below : below.replace(/(?=<title>)/, () => tagsOf(preview));
  setHeaders(context, file);
  context.body = page;
  context.etag = createHash('sha256').update(page).digest('base64url');
  if (context.fresh) context.status = 304;
}

/** Sets the headers of a file. */
function setHeaders(context: Context, file: string): void {
  context.type = extname(file);
  context.vary('Accept-Encoding');
  context.set('X-Content-Type-Options', 'nosniff');
  context.set('Referrer-Policy', 'same-origin');
  context.set('Content-Security-Policy', POLICY);
  context.set('Cache-Control', HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

async function send(context: Context, file: string): Promise<void> {
  const [encoding, chosen] = await encoded(context, file);
  const { size, mtimeMs } = await stat(chosen);
  setHeaders(context, file);
  if (encoding !== undefined) context.set('Content-Encoding', encoding);
  context.status = 200;
  context.etag = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding ?? ''}`;
  if (context.fresh) {
    context.status = 304;
    return;
  }
  context.length = size;
  if (context.method === 'GET') context.body = createReadStream(chosen);
}

async function encoded(context: Context, file: string): Promise<[string | undefined, string]> {
  for (const [encoding, suffix] of ENCODINGS) {
    if (context.acceptsEncodings(encoding) !== encoding) continue;
    const sibling = file + suffix;
    const found = await stat(sibling).catch(() => undefined);
    if (found?.isFile()) return [encoding, sibling];
  }
  return [undefined, file];
}
