import {
	getAccountStatement,
	getLedgerCheck,
	listAccountSums,
	listTransfers,
	namedAccount,
} from '#src/domains/ledger/index.ts';
import { findOrderId } from '#src/domains/order-views/index.ts';
import type { PayoutSource } from '#src/domains/settlement/contract/settlement.ts';
import {
	approvePayout,
	cancelPayout,
	checkPayoutsAllowed,
	confirmPayout,
	decidePayoutAccount,
	failPayout,
	findShopNamed,
	listPayouts,
	readPayoutAccounts,
	readShopMoney,
	sendBatch,
	sendPayouts,
} from '#src/domains/settlement/index.ts';
import { isPayoutLate } from '#src/domains/settlement/rules/late-money.ts';
import { databaseNow } from '#src/platform/context.ts';
import { isId } from '#src/shared/ids.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const MONEY_USAGE = `       npm run operator -- payouts list   with since when each waits
       npm run operator -- payouts approve PAYOUT-ID [REVIEW-NOTE]   a note where the list says REVIEW
       npm run operator -- payouts file [BATCH-ID]
       npm run operator -- payouts paid PAYOUT-ID BANK-REFERENCE
       npm run operator -- payouts failed|cancel PAYOUT-ID REASON
       npm run operator -- payout-accounts list
       npm run operator -- payout-accounts active SHOP MARK
       npm run operator -- payout-accounts restricted|rejected SHOP REASON
       npm run operator -- balance SHOP
       npm run operator -- ledger   what each kind of account holds, and whether all of it agrees
       npm run operator -- ledger ACCOUNT[:OWNER] [PAGE]
       npm run operator -- ledger order NUMBER [PAGE]   what became of its money
       npm run operator -- ledger source TYPE ID   what was booked for one thing, as the pages name it
`;

const SHOWN = 200;
const PAGE_SIZE = 50;

const list: Command = async ({ read }) => {
	const rows = await listPayouts(read, SHOWN);
	const now = await databaseNow(read);
	return done(
		`${rows.length} are open`,
		...rows.flatMap((row) => {
			const people = row.needsTwo ? `\ttwo people${row.hasFirst ? ', one has approved' : ''}` : '';
			const batch = row.batchId ? `\tin ${row.batchId}` : '';
			const since = `since ${formatDateTime(row.since)}${isPayoutLate(row, now) ? ' OVERDUE' : ''}`;
			const review = row.reviewOf.length > 0 ? `\tREVIEW: ${row.reviewOf.join(', ')} owes cash for too long` : '';
			return [
				`${row.id}\t${row.state}\t${since}\t${row.amountVnd} VND\t${row.bank} …${row.lastDigits}\t${row.shopSlug}${people}${batch}${review}`,
				...row.sources.map(sourceLine),
			];
		}),
	);
};

const sourceLine = ({ kind, carrier, reference, orders, amountVnd }: PayoutSource): string =>
	`\t${amountVnd} VND\t${kind === 'remittance' ? `${carrier} ${reference}` : kind}\t${orders} orders`;

const accounts: Command = async (parts) => {
	const rows = await readPayoutAccounts(operatorContext(parts), SHOWN);
	return done(
		...rows.map(({ shopSlug, state, bank, lastDigits, legalName, submittedAt, details, mark }) => {
			const account = details ? `${bank} ${details.number}\tholder ${details.holder}` : `${bank} …${lastDigits}`;
			return `${shopSlug}\t${state}\tsince ${formatDateTime(submittedAt)}\t${account}\tlegal name ${legalName}\tmark ${mark}`;
		}),
	);
};

const file =
	(batchId: string): Command =>
	async (parts) => {
		const context = operatorContext(parts);
		const allowed = checkPayoutsAllowed();
		if (!allowed.ok) return failureOutcome(allowed.error);
		const sent = batchId ? await sendBatch(context, batchId) : await sendPayouts(context);
		return sent
			? done(`${sent.place}: ${sent.payouts} payouts, ${sent.amountVnd} VND, batch ${sent.batchId}`)
			: done('nothing to send');
	};

const DECISIONS = {
	approve: (context, { text, ...about }) => approvePayout(context, { ...about, reviewNote: text }),
	paid: (context, { text, ...about }) => confirmPayout(context, { ...about, bankReference: text }),
	failed: (context, { text, ...about }) => failPayout(context, { ...about, reason: text }),
	cancel: (context, { text, ...about }) => cancelPayout(context, { ...about, reason: text }),
} satisfies Record<
	string,
	(
		context: ReturnType<typeof operatorContext>,
		about: { readonly payoutId: string; readonly text: string },
	) => ReturnType<typeof approvePayout>
>;

const decide =
	(act: keyof typeof DECISIONS, payoutId: string, text: string): Command =>
	async (parts) => {
		const answer = await DECISIONS[act](operatorContext(parts), { payoutId, text });
		if (!answer.ok) return failureOutcome(answer.error);
		return done(
			`${payoutId}: ${answer.value.state}${answer.value.isWaitingForSecond ? ', waits for a second person' : ''}`,
		);
	};

export function payoutsCommand([act = '', wanted = '', ...words]: readonly string[]): Command | null {
	if (act === 'list') return list;
	if (act === 'file' && (wanted === '' || isId(wanted))) return file(wanted);
	const isDecision = act === 'approve' || act === 'paid' || act === 'failed' || act === 'cancel';
	return isDecision && isId(wanted) ? decide(act, wanted, words.join(' ')) : null;
}

export function payoutAccountsCommand([act = '', shop = '', ...words]: readonly string[]): Command | null {
	if (act === 'list') return accounts;
	if (!(act === 'active' || act === 'restricted' || act === 'rejected') || !shop) return null;
	return async (parts) => {
		const shopId = await findShopNamed(parts.read, shop);
		if (!shopId) return failed(`no shop has the address or id ${shop}`);
		const said = act === 'active' ? { mark: words[0] ?? '', reason: '' } : { mark: '', reason: words.join(' ') };
		const input = { shopId, state: act, ...said } as const;
		const answer = await decidePayoutAccount(operatorContext(parts), input);
		return answer.ok ? done(`${shop}: ${answer.value.state}`) : failureOutcome(answer.error);
	};
}

export function balanceCommand([shop = '']: readonly string[]): Command | null {
	if (!shop) return null;
	return async ({ read }) => {
		const shopId = await findShopNamed(read, shop);
		if (!shopId) return failed(`no shop has the address or id ${shop}`);
		const { reservedVnd, payableVnd, unremittedVnd, stakes, account, payouts } = await readShopMoney(read, shopId);
		return done(
			`${shopId}`,
			`waits\t${reservedVnd} VND\tvendor_reserve:${shopId}`,
			`payable\t${payableVnd} VND\tvendor_payable:${shopId}`,
			...(unremittedVnd > 0 ? [`unremitted\t${unremittedVnd} VND of it wait for carriers`] : []),
			...stakes.map(({ orderNumber, cause, amountVnd }) => `held\t${amountVnd} VND\t${cause} of order ${orderNumber}`),
			account ? `account\t${account.state}\t${account.bank} …${account.lastDigits}` : 'no account',
			...payouts.map(
				(payout) =>
					`${formatDateTime(new Date(payout.askedAt))}\t${payout.state}\t${payout.amountVnd} VND\t${payout.id}`,
			),
		);
	};
}

const sums: Command = async ({ read }) => {
	const kinds = await listAccountSums(read);
	const { isSound, transfers, mismatches } = await getLedgerCheck(read);
	return done(
		'account\tside\taccounts\tVND',
		...kinds.map(({ kind, side, accounts, balanceVnd }) => `${kind}\t${side}\t${accounts}\t${balanceVnd}`),
		`${transfers} transfers, ${isSound ? 'all of it agrees' : 'IT DOES NOT AGREE'}`,
		...mismatches.map(({ account, postedVnd, entriesVnd }) => `\t${account}: kept ${postedVnd}, booked ${entriesVnd}`),
	);
};

const source =
	(type: string, id: string): Command =>
	async ({ read }) => {
		const booked = await listTransfers(read, { type, id });
		if (booked.length === 0) return failed(`nothing was booked for ${type} ${id}`);
		return done(
			...booked.map(
				({ postedAt, amountVnd, debit, credit, leg }) =>
					`${formatDateTime(postedAt)}\t${amountVnd} VND\t${debit} -> ${credit}\t${leg}`,
			),
		);
	};

const statement =
	(named: string, page: number): Command =>
	async ({ read }) => {
		const account = namedAccount(named);
		if (!account) return failed(`${named} is no account; \`ledger\` alone names them all, owned ones as KIND:OWNER`);
		const { isKnown, entries, total, balanceVnd } = await getAccountStatement(read, account, { page, size: PAGE_SIZE });
		if (!isKnown && account.ownerId) return failed(`nothing was ever booked for ${named}`);
		return done(
			`${named}: ${balanceVnd} VND, ${total} entries, page ${page} of ${Math.max(1, Math.ceil(total / PAGE_SIZE))}`,
			...entries.map(
				({ at, changeVnd, balanceVnd: after, against, source: of, leg }) =>
					`${formatDateTime(at)}\t${changeVnd}\t${after}\t${against}\t${of}\t${leg}`,
			),
		);
	};

const ofOrder =
	(number: string, page: number): Command =>
	async (desk) => {
		const orderId = await findOrderId(desk.read, number);
		return orderId ? statement(`order_escrow:${orderId}`, page)(desk) : failed(`no order has the number ${number}`);
	};

export function ledgerCommand([named = '', ...rest]: readonly string[]): Command | null {
	if (!named) return sums;
	const [first = '', second = ''] = rest;
	if (named === 'source') return first && second ? source(first, second) : null;
	const isOrder = named === 'order';
	const page = Number((isOrder ? second : first) || 1);
	if (!Number.isSafeInteger(page) || page < 1 || (isOrder && !first)) return null;
	return isOrder ? ofOrder(first, page) : statement(named, page);
}
