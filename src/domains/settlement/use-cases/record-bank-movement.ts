import type { AccountRef, TransferLeg } from '#src/domains/ledger/contract.ts';
import { getBalance, listTransfers, postTransfers } from '#src/domains/ledger/index.ts';
import { checkOperatorConflict } from '#src/domains/vendors/index.ts';
import type { OperatorActor } from '#src/platform/actor.ts';
import { audit } from '#src/platform/audit/index.ts';
import { type Context, transact } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { MAX_VND } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { cleanLine } from '#src/shared/text/text.ts';
import { fail, type SettlementFailure } from '../contract/settlement.ts';
import { lockBankLedger } from '../db/payout-repository.ts';

type Received = { readonly amountVnd: number; readonly reference: string };
type Answer = Result<{ readonly outstandingVnd: number }, Failure<SettlementFailure | 'vendors.office_own_shop'>>;

export const recordCashRemitted = (
	context: Context<OperatorActor>,
	{ amountVnd, reference }: Received,
): Promise<Answer> =>
	record(context, {
		type: 'cash_remittance',
		reference,
		owedBy: { kind: 'cod_receivable' },
		legs: [{ leg: 'remitted', debit: { kind: 'bank' }, credit: { kind: 'cod_receivable' }, amountVnd }],
	});

/** Books a settlement by VNPAY: clears the amount it owed, less its fee. */
export function recordPspSettlement(
	context: Context<OperatorActor>,
	{ amountVnd, feeVnd, reference }: Received & { readonly feeVnd: number },
): Promise<Answer> {
	const credit = { kind: 'psp_vnpay_clearing' } as const;
	const fee: readonly TransferLeg[] =
		feeVnd === 0 ? [] : [{ leg: 'fee', debit: { kind: 'psp_fee' }, credit, amountVnd: feeVnd }];
	return record(context, {
		type: 'psp_settlement',
		reference,
		owedBy: credit,
		legs: [{ leg: 'settled', debit: { kind: 'bank' }, credit, amountVnd }, ...fee],
	});
}

/** Books a shop's payment of its debt, for example of commission on orders whose cash the shop collected. */
export function recordShopPayment(
	context: Context<OperatorActor>,
	{ shopId, amountVnd, reference }: Received & { readonly shopId: string },
): Promise<Answer> {
	const credit: AccountRef = { kind: 'vendor_payable', ownerId: shopId };
	return record(context, {
		type: 'shop_payment',
		reference,
		owedBy: credit,
		legs: [{ leg: `paid:${shopId}`, debit: { kind: 'bank' }, credit, amountVnd }],
	});
}

type Movement = {
	readonly type: string;
	readonly reference: string;
	readonly owedBy: AccountRef;
	readonly legs: readonly TransferLeg[];
};

function record(context: Context<OperatorActor>, { type, reference, owedBy, legs }: Movement): Promise<Answer> {
	return transact(context, async (scope): Promise<Answer> => {
		const operatorContext = owedBy.ownerId ? await checkOperatorConflict(scope, owedBy.ownerId) : ok(null);
		if (!operatorContext.ok) return operatorContext;
		const id = cleanLine(reference);
		if (id === '') return fail('settlement.reference_missing');
		if (legs.some(({ amountVnd }) => !Number.isSafeInteger(amountVnd) || amountVnd <= 0 || amountVnd > MAX_VND))
			return fail('settlement.amount_refused');
		await lockBankLedger(scope.db);
		const sign = owedBy.kind === 'vendor_payable' ? -1 : 1;
		const outstanding = async () => Math.max(0, sign * (await getBalance(scope.read, owedBy)).postedVnd);
		const earlier = await listTransfers(scope.read, { type, id });
		const isSame =
			earlier.length === legs.length &&
			legs.every(({ leg, amountVnd }) => earlier.some((one) => one.leg === leg && one.amountVnd === amountVnd));
		if (earlier.length > 0)
			return isSame ? ok({ outstandingVnd: await outstanding() }) : fail('settlement.reference_used');
		const outstandingVnd = await outstanding();
		const amountVnd = legs.reduce((sum, leg) => sum + leg.amountVnd, 0);
		if (amountVnd > outstandingVnd) return fail('settlement.more_than_owed', { outstandingVnd });
		await postTransfers(scope, { source: { type, id }, legs });
		await audit(scope, { subjectType: type, subjectId: id, action: 'booked', facts: { amountVnd } });
		return ok({ outstandingVnd: outstandingVnd - amountVnd });
	});
}
