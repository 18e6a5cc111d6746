import { sql } from 'drizzle-orm';
import type { Actor, MemberActor, VendorActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { newId } from '#src/shared/ids.ts';
import { ok, type Result } from '#src/shared/result.ts';

export const memberActor = (customerId: string): MemberActor => ({
	kind: 'member',
	customerId,
	sessionId: newId(),
	emailVerified: true,
	phoneVerified: true,
	isFresh: false,
	visitorKey: null,
	isOperator: false,
});
export const vendorActor = (customerId: string, shopId: string): VendorActor => ({
	...memberActor(customerId),
	kind: 'vendor',
	shopId,
	shopState: 'approved',
	isWorking: true,
	staffRole: 'admin',
});

export const as = <A extends Actor>(scope: Scope, actor: A): Scope<A> => ({ ...scope, actor });

type Past = { readonly scope: Scope; readonly hoursAgo: number };
const pasts = new WeakMap<object, Past>();

/** The moved clock of a transaction; null where the clock is right. */
export const pastOf = (tx: object): Past | null => pasts.get(tx) ?? null;

/** Sets the database clock for the rest of this transaction. */
export async function moveClock(scope: Scope, hoursAgo: number): Promise<void> {
	pasts.set(scope.db, { scope, hoursAgo });
	await scope.db.execute(sql`select set_config('chobiz.clock_offset', ${`-${hoursAgo} hours`}, true)`);
}

/**
 * Runs `work` in one transaction whose clock is `hoursAgo` hours in the past; throws on a failure, since the seed
 * data is then wrong.
 */
export async function inThePast<T, A extends Actor>(
	context: Context<A>,
	hoursAgo: number,
	work: (scope: Scope<A>) => Promise<T>,
): Promise<T> {
	const done = await transact(context, async (scope) => {
		await moveClock(scope, hoursAgo);
		return ok(await work(scope));
	});
	return done.value;
}

export function expectOk<T>(result: Result<T>, what: string): T {
	if (!result.ok) throw new Error(`${what}: ${result.error.code} ${JSON.stringify(result.error.details ?? {})}`);
	return result.value;
}

/**
 * Processes the items with limited concurrency; after the first error it starts no further item and waits for the
 * running ones.
 */
export async function runInLanes<T>(
	items: readonly T[],
	lanes: number,
	work: (item: T) => Promise<void>,
): Promise<void> {
	const queue = items.values();
	let isBroken = false;
	const lane = async (): Promise<void> => {
		for (const item of queue) {
			if (isBroken) return;
			try {
				await work(item);
			} catch (problem) {
				isBroken = true;
				throw problem;
			}
		}
	};
	const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
	for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
