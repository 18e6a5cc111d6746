import type { GrantKind } from '#src/domains/coin/contract/coin.ts';
import { grantCoin } from '#src/domains/coin/index.ts';
import type { SystemActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { inThePast } from './in-the-past.ts';
import { CUSTOMERS } from './people.ts';
import { customerIdOf } from './shops.ts';

type Gift = { readonly daysAgo: number; readonly kind: GrantKind; readonly amountVnd: number };

const GIFTS: readonly (readonly Gift[])[] = [
	[
		{ daysAgo: 85, kind: 'operator', amountVnd: 25_000 },
		{ daysAgo: 40, kind: 'late_paid', amountVnd: 2_400 },
		{ daysAgo: 20, kind: 'operator', amountVnd: 60_000 },
	],
	[{ daysAgo: 30, kind: 'operator', amountVnd: 15_000 }],
	[{ daysAgo: 10, kind: 'operator', amountVnd: 8_000 }],
];

/** Grants each gift once, however often the seed runs. */
export async function loadCoin(context: Context<SystemActor>): Promise<void> {
	for (const [index, { email }] of CUSTOMERS.entries()) {
		const customerId = await customerIdOf(context.read, email);
		for (const { daysAgo, kind, amountVnd } of GIFTS[index] ?? []) {
			const source = { type: 'demonstration', id: `${customerId}:${daysAgo}` };
			await inThePast(context, daysAgo * 24, (scope) => grantCoin(scope, { customerId, kind, source, amountVnd }));
		}
	}
}
