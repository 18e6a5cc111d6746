import { lockHolder } from '../../scripts/launcher/lock.mjs';
import type { StartedProduct } from '../../tests/product.ts';

/** One result: what was broken, and what was lost, which must be nothing. */
export type DrillRow = { readonly broken: string; readonly lost: string; readonly ok: boolean };

export type Drill = { readonly name: string; run(): Promise<readonly DrillRow[]> };

export function processesOf(product: StartedProduct): Readonly<Record<string, number>> {
	const children = Object.entries(lockHolder(`${product.dataDir}/lock`)?.children ?? {});
	return { launcher: product.launcher.pid ?? 0, ...Object.fromEntries(children.map(([name, { pid }]) => [name, pid])) };
}

export function killAll(product: StartedProduct): void {
	for (const pid of Object.values(processesOf(product))) kill(pid);
}

export function kill(pid: number): boolean {
	try {
		return pid !== 0 && process.kill(pid, 'SIGKILL');
	} catch {
		return false;
	}
}
