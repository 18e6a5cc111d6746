import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import type { AstroHandler } from '#src/host/astro.ts';
import { openCompressionStore } from '#src/host/files/compression-store.ts';
import { loadStaticFiles } from '#src/host/files/static-files.ts';
import { createHost, type Host } from '#src/host/host.ts';
import { createPageCache } from '#src/host/pages/page-cache.ts';
import type { HostOptions, Observation } from '#src/host/parts.ts';
import { securityHeaders } from '#src/host/security-headers.ts';
import { createHostServer, type HostServer } from '#src/host/server.ts';
import { testSiteNotice } from '#src/messages/vi/http.ts';
import { words } from '#src/messages/vi.ts';
import { NOT_FOUND_PATH_MARK } from '#src/shared/error-screen.ts';
import { freePort } from '../scripts/launcher/ports.mjs';
import { afterFile } from './file-cleanup.ts';

export type Rendered = {
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string | string[]>>;
	readonly body?: string;
};
export type SeenRequest = {
	readonly method: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, unknown>>;
	readonly body: string;
	readonly locals: Readonly<Record<string, unknown>>;
};
/** Replaces the built pages. */
export type Pages = (seen: SeenRequest) => Rendered | Promise<Rendered>;

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string };
export type TestHost = {
	readonly host: Host;
	readonly server: HostServer;
	readonly port: number;
	readonly cache: ReturnType<typeof createPageCache>;
	readonly observed: Observation[];
	ask(path: string, options?: RequestOptions): Promise<Answer>;
	/** Sends raw bytes and returns everything received until the end or `silenceMs` without data. */
	raw(bytes: string, silenceMs?: number): Promise<string>;
};
export type RequestOptions = {
	readonly method?: string;
	readonly headers?: OutgoingHttpHeaders;
	readonly body?: string | Buffer;
};
export type TestHostOptions = Partial<HostOptions> & {
	readonly pages?: Pages;
	readonly built?: Readonly<Record<string, string | Buffer>>;
	readonly isHttps?: boolean;
};

export const HTML = { 'content-type': 'text/html' };
export const builtPage = (title: string, rest = ''): string =>
	`<!DOCTYPE html><html lang="vi"><head><meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'sha256-x='; object-src 'none'; base-uri 'none';"><title>${title}</title><link rel="canonical" href="https://site.invalid/"></head><body>${rest}</body></html>`;
export const BUILT = {
	'404.html': builtPage('Page Not Found', `<p>Page Not Found: ${NOT_FOUND_PATH_MARK}</p>`),
	'about-us.html': builtPage('Giới thiệu', 'Chợ Biz '.repeat(300)),
	'_astro/app.abc123.js': 'export const one = 1;\n'.repeat(100),
	'robots.txt': 'Sitemap: https://site.invalid/sitemap-index.xml\n',
};

export async function startTestHost(options: TestHostOptions = {}): Promise<TestHost> {
	const folder = await mkdtemp(join(tmpdir(), 'chobiz-host-'));
	afterFile(() => rm(folder, { recursive: true, force: true }));
	const port = await freePort();
	const siteUrl = options.siteUrl ?? (options.isHttps ? 'https://cho.example' : `http://localhost:${port}`);
	for (const [name, content] of Object.entries(options.built ?? BUILT)) {
		const file = join(folder, 'client', name);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, content);
	}
	const cache = createPageCache(1024 * 1024);
	cache.setOn(true);
	const observed: Observation[] = [];
	const host = await createHost({
		siteUrl,
		trustedProxies: [],
		words,
		log: pino({ level: 'silent' }),
		astro: astroFrom(options.pages ?? (() => ({ status: 404 }))),
		files: await loadStaticFiles({
			clientFolder: join(folder, 'client'),
			siteUrl,
			headers: securityHeaders(siteUrl.startsWith('https:'), options.isTestSite),
			testSiteNotice: options.isTestSite ? testSiteNotice : null,
			compress: await openCompressionStore(join(folder, 'compressed')),
		}),
		mounts: [],
		cache,
		limiter: { take: async () => ({ ok: true }) },
		probes: new Map(),
		locals: {},
		observe: (seen) => observed.push(seen),
		...options,
	});
	const server = createHostServer(host);
	await server.listen(port, true);
	afterFile(() => server.drain());
	const name = new URL(siteUrl).host;
	return {
		host,
		server,
		port,
		cache,
		observed,
		ask: (path, asked = {}) => ask(port, name, path, asked),
		raw: (bytes, silenceMs = 300) => raw(port, bytes, silenceMs),
	};
}

/** Headers of a same-origin request. */
export const ownOrigin = (host: TestHost): OutgoingHttpHeaders => ({ origin: host.host.parts.site.siteUrl });

function astroFrom(pages: Pages): AstroHandler {
	return async (request, response, _next, locals) => {
		const { body } = request as unknown as { body?: Buffer };
		const rendered = await pages({
			method: request.method ?? '',
			url: request.url ?? '',
			headers: request.headers,
			body: body?.toString('utf8') ?? '',
			locals,
		});
		response.writeHead(rendered.status ?? 200, rendered.headers ?? HTML);
		response.end(rendered.body ?? '');
	};
}

function ask(
	port: number,
	name: string,
	path: string,
	{ method = 'GET', headers, body }: RequestOptions,
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const request = httpRequest(
			{
				port,
				host: '127.0.0.1',
				path,
				method,
				agent: false,
				headers: { host: name, ...framing(headers, body), ...headers },
			},
			(response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('end', () => {
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						body: Buffer.concat(chunks).toString('latin1'),
					});
				});
				response.on('error', reject);
			},
		);
		request.on('error', reject);
		request.end(body);
	});
}

function raw(port: number, bytes: string, silenceMs: number): Promise<string> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
		let received = '';
		const finish = (): void => {
			socket.destroy();
			resolve(received);
		};
		socket.setTimeout(silenceMs, finish);
		socket.on('data', (chunk) => {
			received += chunk.toString('latin1');
		});
		socket.on('error', finish);
		socket.on('close', finish);
	});
}

/** Node adds body framing headers only for some methods. */
function framing(headers: OutgoingHttpHeaders | undefined, body: string | Buffer | undefined): OutgoingHttpHeaders {
	if (body === undefined || headers?.['transfer-encoding'] !== undefined) return {};
	return { 'content-length': Buffer.byteLength(body) };
}
