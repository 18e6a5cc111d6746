import { lockHolder } from '../../scripts/launcher/lock.mjs';
import type { StartedProduct } from '../../tests/product.ts';

/** One row of the table: what was broken, and what was lost by it, which must be nothing. */
export type DrillRow = { readonly broken: string; readonly lost: string; readonly ok: boolean };

/** What a file of this folder exports beside its `name`. */
export type Drill = { readonly name: string; run(): Promise<readonly DrillRow[]> };

/** The numbers of every process that the launcher has started, by name, and its own. */
export function processesOf(product: StartedProduct): Readonly<Record<string, number>> {
	const children = Object.entries(lockHolder(`${product.dataDir}/lock`)?.children ?? {});
	return { launcher: product.launcher.pid ?? 0, ...Object.fromEntries(children.map(([name, { pid }]) => [name, pid])) };
}

export function killAll(product: StartedProduct): void {
	for (const pid of Object.values(processesOf(product))) kill(pid);
}

/** Answers whether it was still there; what is negative is a group. */
export function kill(pid: number): boolean {
	try {
		return pid !== 0 && process.kill(pid, 'SIGKILL');
	} catch {
		// It was faster and has ended by itself.
		return false;
	}
}
