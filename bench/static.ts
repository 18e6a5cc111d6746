import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { freePort } from '../scripts/launcher/ports.mjs';
import { atLeast, baselineFigure, type Figure, skippedFigure } from './figure.ts';

/**
 * Compares one pre-rendered page of one web process with one nginx worker, both serving pre-compressed bytes. The
 * rounds alternate, so that other load on the machine affects both.
 */
export const name = 'static';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = 'quy-che-hoat-dong';
const SHARE = 'pre-rendered page, share of nginx';
const SHARE_MIN = 0.4;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

export async function run(): Promise<readonly Figure[]> {
	const nginxProgram = '/usr/sbin/nginx';
	if (!existsSync(nginxProgram) || spawnSync('wrk', ['--version']).error) {
		return [skippedFigure(SHARE, '× nginx', `≥ ${SHARE_MIN}`)];
	}
	const folder = mkdtempSync(join(tmpdir(), 'chobiz-bench-'));
	const [ourPort, nginxPort] = [await freePort(), await freePort()];
	const children = [startHost(ourPort, folder)];
	try {
		await untilAnswers(`http://localhost:${ourPort}/${PAGE}`);
		const answer = await fetch(`http://localhost:${ourPort}/${PAGE}`);
		children.push(await startNginx(nginxProgram, nginxPort, folder, answer));
		await untilAnswers(`http://localhost:${nginxPort}/${PAGE}.html`);
		const ours: number[] = [];
		const theirs: number[] = [];
		for (let round = 0; round < ROUNDS; round += 1) {
			theirs.push(measure(`http://localhost:${nginxPort}/${PAGE}.html`));
			ours.push(measure(`http://localhost:${ourPort}/${PAGE}`));
		}
		const share = best(ours) / best(theirs);
		return [
			baselineFigure({
				figure: 'pre-rendered page, one web process',
				value: Math.round(best(ours)),
				unit: 'requests/s',
			}),
			baselineFigure({
				figure: 'the same page, one nginx worker',
				value: Math.round(best(theirs)),
				unit: 'requests/s',
			}),
			atLeast(SHARE_MIN, { figure: SHARE, value: Number(share.toFixed(2)), unit: '× nginx' }),
		];
	} finally {
		for (const child of children) child.kill('SIGTERM');
		rmSync(folder, { recursive: true, force: true });
	}
}

/** The process serves files while the database is unreachable, so this measurement needs none. */
function startHost(port: number, folder: string): ChildProcess {
	return spawn(process.execPath, ['--import', './scripts/launcher/quick-imports.mjs', 'src/web.ts'], {
		cwd: ROOT,
		stdio: 'ignore',
		env: {
			...process.env,
			PORT: String(port),
			SITE_URL: `http://localhost:${port}`,
			DATA_DIR: join(folder, 'data'),
			DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://nobody@127.0.0.1:1/nothing',
			APP_SECRET: 'only for this measurement, never for a real site',
			VNPAY_HASH_SECRET: 'ONLYFORTHISMEASUREMENT0123456789',
			WEB_PROCESSES: '1',
			LOG_LEVEL: 'silent',
		},
	});
}

/** Headers that nginx writes itself or that belong to one connection. */
const NGINX_WRITES = /^(content-|date$|connection$|keep-alive$|etag$|vary$|transfer-encoding$)/;

async function startNginx(program: string, port: number, folder: string, answer: Response): Promise<ChildProcess> {
	const site = join(folder, 'site');
	mkdirSync(site);
	const page = await answer.bytes();
	const headers = [...answer.headers]
		.filter(([header]) => header === 'content-security-policy' || !NGINX_WRITES.test(header))
		.map(([header, value]) => `add_header ${header} ${JSON.stringify(value)};`);
	writeFileSync(join(site, `${PAGE}.html`), page);
	writeFileSync(join(site, `${PAGE}.html.gz`), gzipSync(page, { level: 9 }));
	copyFileSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
	const settings = `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
events { worker_connections 1024; }
http {
	include ${folder}/mime.types; access_log off; sendfile on; tcp_nopush on; gzip_static on;
	open_file_cache max=100 inactive=60s; keepalive_requests 1000000; client_body_temp_path ${folder}/body;
	proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
	server { listen 127.0.0.1:${port}; root ${site}; gzip_vary on; ${headers.join(' ')} }
}`;
	const file = join(folder, 'nginx.conf');
	writeFileSync(file, settings);
	return spawn(program, ['-c', file, '-p', folder], { stdio: 'ignore' });
}

function measure(address: string): number {
	const flags = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', 'Accept-Encoding: gzip', address];
	const said = spawnSync('wrk', flags, { encoding: 'utf8' }).stdout;
	const found = /Requests\/sec:\s+([\d.]+)/.exec(said)?.[1];
	if (!found || /Non-2xx/.test(said)) throw new Error(`wrk could not measure ${address}: ${said}`);
	return Number(found);
}

/** Other work on the machine only ever slows a round down, so the best round counts. */
const best = (values: readonly number[]): number => Math.max(...values);

const WAIT_MAX_MS = 60_000;
async function untilAnswers(address: string): Promise<void> {
	const deadline = Date.now() + WAIT_MAX_MS;
	for (;;) {
		const answer = await fetch(address).catch(() => null);
		if (answer?.ok) return;
		if (Date.now() > deadline) throw new Error(`${address} does not answer`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}
