import { sql } from 'drizzle-orm';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import type { Failure } from '#src/shared/failure.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { fail } from '../contract/settlement.ts';
import { MOVEMENTS_MAX, type Movement, type Statement, type StatementInput } from '../contract/statement.ts';
import { statementOf } from '../rules/statement.ts';
import { instantOfDay, type Span, statementSpan } from '../rules/statement-period.ts';
import { findMovements, sumMovements } from './movements.ts';

export type StatementRejected = Failure<
	'settlement.role_not_allowed' | 'settlement.period_unknown' | 'settlement.period_too_long'
>;
export type ShopStatement = { readonly statement: Statement; readonly movements: readonly Movement[] };

export async function getStatement(
	context: ReadContext<VendorActor>,
	input: StatementInput,
): Promise<Result<Statement, StatementRejected>> {
	const opened = await openStatement(context, input);
	if (!opened.ok) return opened;
	const { openingVnd, ...of } = opened.value;
	return ok(statementOf(openingVnd, await sumMovements(context.fresh, of), of.span));
}

type Opened = { readonly shopId: string; readonly span: Span; readonly openingVnd: number };

async function openStatement(
	{ actor, fresh: read }: ReadContext<VendorActor>,
	{ period, day }: StatementInput,
): Promise<Result<Opened, StatementRejected>> {
	const { shopId, staffRole } = actor;
	if (!hasStaffRight(staffRole, 'money.see')) return fail('settlement.role_not_allowed');
	const at = day ? instantOfDay(day) : await readDatabaseTime(read);
	if (Number.isNaN(at.getTime())) return fail('settlement.period_unknown');
	const span = statementSpan(period, at);
	return ok({ shopId, span, openingVnd: await balanceBefore(read, shopId, span.from) });
}

export async function readStatement(
	context: ReadContext<VendorActor>,
	input: StatementInput,
	most: number = MOVEMENTS_MAX,
): Promise<Result<ShopStatement, StatementRejected>> {
	const opened = await openStatement(context, input);
	if (!opened.ok) return opened;
	const { shopId, span, openingVnd } = opened.value;
	const movements = await findMovements(context.fresh, { shopId, span, newestFirst: false, limit: most + 1 });
	// A statement with partial sums would be wrong.
	if (movements.length > most) return fail('settlement.period_too_long', { most });
	return ok({ statement: statementOf(openingVnd, movements, span), movements });
}

async function readDatabaseTime(read: ReadDatabase): Promise<Date> {
	const [row] = await read.read<{ now: string }>(sql`select app_now() as now`);
	return new Date(row?.now ?? Number.NaN);
}

const accountsOf = (shopId: string) => sql`
	select id from ledger_accounts where kind in ('vendor_reserve', 'vendor_payable') and owner_id = ${shopId}`;

async function balanceBefore(read: ReadDatabase, shopId: string, at: Date): Promise<number> {
	const [row] = await read.read<{ balance: number }>(sql`
		select coalesce(-sum(net_vnd), 0)::bigint as balance from ledger_entries
		where account_id in (${accountsOf(shopId)}) and posted_at < ${at.toISOString()}::timestamptz`);
	return (row?.balance ?? 0) + 0;
}
