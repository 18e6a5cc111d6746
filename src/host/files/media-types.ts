import { extname } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
	'.xml': 'application/xml; charset=utf-8',
	'.txt': 'text/plain; charset=utf-8',
	'.svg': 'image/svg+xml; charset=utf-8',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.pdf': 'application/pdf',
};
const UNKNOWN = 'application/octet-stream';

export const mediaTypeOf = (file: string): string => TYPES[extname(file)] ?? UNKNOWN;

/** Astro sends no charset for pages. */
export const withCharset = (contentType: string): string =>
	contentType === 'text/html' ? 'text/html; charset=utf-8' : contentType;
