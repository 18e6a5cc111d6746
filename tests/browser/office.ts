import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { moveClock } from '../../drills/parts/clock.ts';
import { type StartedProduct, startProduct } from '../product.ts';
import { openProductDatabase } from '../shoppers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OPERATOR = 'quantri@demo.chobiz.vn';
const run = promisify(execFile);

export type Office = {
	readonly product: StartedProduct;
	/** A command as the operator gives it; what it printed. */
	command(...words: readonly string[]): Promise<string>;
	/** For everybody, e.g. `15 days`: what is due happens. */
	later(offset: string): Promise<void>;
	close(): Promise<void>;
};

/** A product of its own: its clock may run ahead without anybody else's orders falling due. */
export async function openOffice(): Promise<Office> {
	const product = await startProduct({ env: { RATE_LIMITS: 'off' } });
	const { db, close } = await openProductDatabase(product);
	return {
		product,
		command: async (...words) => {
			const args = ['scripts/launch.mjs', 'operator', ...words, '--as', OPERATOR];
			const env = { ...process.env, DATA_DIR: product.dataDir, PORT: String(product.port) };
			const { stdout } = await run(process.execPath, args, { cwd: ROOT, env });
			return stdout;
		},
		later: (offset) => moveClock(db, offset),
		close: async () => {
			await close();
			await product.stop();
		},
	};
}
