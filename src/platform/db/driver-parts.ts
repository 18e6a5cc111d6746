import pg from 'pg';

type Parts = { readonly prototype: object };
export type Driver = { readonly Connection: Parts; readonly Query: Parts };

/** What `line.ts` leans on beyond the driver's types; they may change with any release of it. */
const LEANED_ON = {
	Connection: ['parse', 'bind', 'describe', 'execute', 'close', 'sync', '_send'],
	Query: ['prepare', 'handleRowDescription', 'handleDataRow', 'handleCommandComplete'],
} as const;

/** Throws where the driver is another one than the lines were written for: at the start, not at the first order. */
export function checkDriver(driver: Driver = pg as unknown as Driver): void {
	const missing = (['Connection', 'Query'] as const).flatMap((part) =>
		LEANED_ON[part].filter((name) => !(name in driver[part].prototype)).map((name) => `${part}.${name}`),
	);
	if (missing.length > 0) throw new Error(`this release of the database driver has no ${missing.join(', ')}`);
}
