import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/launcher/ports.mjs';
import { copyDemonstration } from './demonstration.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type StartedProduct = {
	readonly url: string;
	readonly port: number;
	readonly dataDir: string;
	readonly launcher: ChildProcess;
	printed(): string;
	readonly exited: Promise<number | null>;
	stop(): Promise<void>;
};

export type ProductOptions = {
	readonly dataDir?: string;
	readonly port?: number;
	readonly env?: Readonly<Record<string, string>>;
	/** Numeric user and group id; needs root unless it is the current user's. */
	readonly user?: number;
	readonly folder?: string;
	readonly command?: readonly [program: string, ...args: string[]];
	/** Copies the demonstration data that an earlier start with the same sources loaded. */
	readonly hasDemonstration?: boolean;
	/** A first start builds the product and loads the demonstration data, so allow minutes. */
	readonly timeoutMs?: number;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const START_MS = 480_000;

export async function startProduct(options: ProductOptions = {}): Promise<StartedProduct> {
	const product = await launchProduct(options);
	const timer = setTimeout(() => product.launcher.kill('SIGTERM'), options.timeoutMs ?? START_MS);
	try {
		await untilReady(product);
		return product;
	} catch (problem) {
		await product.stop();
		throw problem;
	} finally {
		clearTimeout(timer);
	}
}

export async function loadDemonstration(dataDir: string, note: (pid: number | undefined) => void): Promise<void> {
	const product = await launchProduct({ dataDir });
	note(product.launcher.pid);
	try {
		await untilReady(product);
	} finally {
		await product.stop();
	}
}

export async function launchProduct(options: ProductOptions = {}): Promise<StartedProduct> {
	const dataDir = options.dataDir ?? (await temporaryFolder('chobiz-product-'));
	if (options.hasDemonstration) await copyDemonstration(dataDir, loadDemonstration);
	const port = options.port ?? (await freePort());
	const [program, ...args] = options.command ?? [process.execPath, 'scripts/launch.mjs', 'start'];
	const launcher = spawn(program, args, {
		cwd: options.folder ?? ROOT,
		detached: true,
		stdio: ['ignore', 'pipe', 'pipe'],
		...(options.user ? { uid: options.user, gid: options.user } : {}),
		env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production', ...options.env },
	});
	let said = '';
	for (const stream of [launcher.stdout, launcher.stderr]) {
		stream?.on('data', (chunk: Buffer) => {
			said += chunk.toString();
		});
	}
	const exited = new Promise<number | null>((resolve) => launcher.once('close', resolve));
	return {
		url: `http://localhost:${port}`,
		port,
		dataDir,
		launcher,
		printed: () => said,
		exited,
		stop: async () => {
			launcher.kill('SIGTERM');
			await exited;
			if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
		},
	};
}

function untilReady(product: StartedProduct): Promise<void> {
	return new Promise((resolve, reject) => {
		product.launcher.stdout?.on('data', () => {
			if (/^ready /m.test(product.printed())) resolve();
		});
		void product.exited.then(() => reject(new Error(`the product did not start:\n${product.printed()}`)));
	});
}
