import { pino } from 'pino';
import type { Actor, MemberActor, OperatorActor, SystemActor, VendorActor, VisitorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { type ReadDatabase, readOnly } from '#src/platform/db/index.ts';
import { newId } from '#src/shared/ids.ts';
import type { TestDatabase } from './database.ts';

export function contextOf<A extends Actor>(database: Pick<TestDatabase, 'db' | 'jobs'>, actor: A): Context<A> {
	return {
		actor,
		db: database.db,
		read: readOnly(database.db),
		fresh: readOnly(database.db),
		jobs: database.jobs,
		log: pino({ level: 'silent' }),
		request: { id: newId(), ip: '127.0.0.1', userAgent: 'tests' },
	};
}

/** Simulates a replica that lags: `read` does not see recent writes. */
export const withoutReplica = <A extends Actor>(context: Context<A>): Context<A> => ({
	...context,
	read: new Proxy({} as ReadDatabase, {
		get: () => {
			throw new Error('read from the replica');
		},
	}),
});

const person = (customerId: string) => ({
	customerId,
	sessionId: newId(),
	emailVerified: true,
	phoneVerified: false,
	isFresh: true,
	visitorKey: null,
});

export const visitor = (visitorKey: string | null = null): VisitorActor => ({ kind: 'visitor', visitorKey });

export const member = (customerId: string, facts: Partial<MemberActor> = {}): MemberActor => ({
	kind: 'member',
	isOperator: false,
	...person(customerId),
	...facts,
});

export const vendor = (customerId: string, shopId: string, facts: Partial<VendorActor> = {}): VendorActor => ({
	kind: 'vendor',
	isOperator: false,
	shopId,
	shopState: 'approved',
	isWorking: true,
	staffRole: 'admin',
	...person(customerId),
	...facts,
});

export const operator = (customerId: string): OperatorActor => ({ kind: 'operator', ...person(customerId) });

export const system = (job = 'tests'): SystemActor => ({ kind: 'system', scheduledJob: job });

/** Returns committed events of this name, oldest first. */
export async function publishedEvents<Data>(database: TestDatabase, event: string): Promise<readonly Data[]> {
	const { rows } = await database.pool.query<{ data: Data }>(
		'SELECT data FROM pgboss.job WHERE name = $1 ORDER BY created_on, id',
		[`event.${event}`],
	);
	return rows.map((row) => row.data);
}
