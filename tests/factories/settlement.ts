import {
	decidePayoutAccount,
	type PayoutProvider,
	readPayoutAccounts,
	setPayoutAccount,
	wireSettlement,
} from '#src/domains/settlement/index.ts';
import { saleBasisText } from '#src/messages/vi/vendor/cash-remittances.ts';
import { statementFileMessages } from '#src/messages/vi/vendor/vendor-money.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { Context } from '#src/platform/context.ts';
import { createSeal } from '#src/platform/seal/index.ts';
import { contextOf, operator, system, vendor } from '#tests/context.ts';
import type { TestDatabase } from '#tests/database.ts';
import { makeCustomer } from './identity.ts';
import { makeTransfers } from './ledger.ts';
import { makeShop } from './vendors.ts';

export type SentOrders = Parameters<PayoutProvider['send']>[1];

/** A fake bank that records the payouts that it receives. */
export function wireTestSettlement(known: { readonly isTestSite?: boolean } = {}) {
	const sent = new Map<string, SentOrders>();
	const files = new Map<string, string>();
	wireSettlement({
		provider: {
			send: async (batchId, orders) => {
				sent.set(batchId, orders);
				return `payouts/${batchId}.csv`;
			},
		},
		settlementFile: async (day) => files.get(day) ?? null,
		accountSeal: createSeal('x'.repeat(40), 'payout-accounts'),
		statementMessages: { ...statementFileMessages, basis: saleBasisText },
		...known,
	});
	return { sent, files };
}

export async function makeOperator(database: TestDatabase): Promise<string> {
	const { id } = await makeCustomer(database.db);
	await database.pool.query('UPDATE customers SET is_operator = true WHERE id = $1', [id]);
	return id;
}

/** An operator who is neither staff nor buyer of any shop. */
export const asOperator = async (database: TestDatabase) => contextOf(database, operator(await makeOperator(database)));

export async function givePayable(
	database: Pick<TestDatabase, 'db' | 'jobs'>,
	shopId: string,
	amountVnd: number,
): Promise<void> {
	const [debit, credit] = [{ kind: 'bank' } as const, { kind: 'vendor_payable', ownerId: shopId } as const];
	const leg =
		amountVnd > 0
			? { leg: 'given', debit, credit, amountVnd }
			: { leg: 'taken', debit: credit, credit: debit, amountVnd: -amountVnd };
	await makeTransfers(contextOf(database, system()), leg);
}

export async function makePayableShop(database: TestDatabase, amountVnd: number) {
	const { id: shopId, ownerId } = await makeShop(database.db);
	const owner = contextOf(database, vendor(ownerId, shopId));
	await makePayoutAccount(database, owner);
	if (amountVnd !== 0) await givePayable(database, shopId, amountVnd);
	return { shopId, ownerId, owner };
}

export async function makePayoutAccount(database: TestDatabase, owner: Context<VendorActor>): Promise<void> {
	const { shopId } = owner.actor;
	const set = await setPayoutAccount(owner, { bank: 'VCB', number: '0011223344556', holder: 'HO KINH DOANH MAU' });
	if (!set.ok) throw new Error(set.error.code);
	const context = await asOperator(database);
	const mark = (await readPayoutAccounts(context, 1000)).find((account) => account.shopId === shopId)?.mark ?? '';
	const decided = await decidePayoutAccount(context, { shopId, state: 'active', reason: '', mark });
	if (!decided.ok) throw new Error(decided.error.code);
}
