import { parseArgs } from 'node:util';
import { processParts, systemContext } from '#src/app/process.ts';
import { findOperator, grantOperator } from '#src/domains/identity/index.ts';
import { listSearchMisses, listSynonyms, removeSynonym, saveSynonym } from '#src/domains/search/index.ts';
import { ACCOUNT_USAGE, accountCommand } from './operator/account.ts';
import { ATTRIBUTE_USAGE, attributeCommand } from './operator/attributes.ts';
import { BANK_USAGE, bankCommand } from './operator/bank.ts';
import { COD_USAGE, codCommand } from './operator/cod.ts';
import { COIN_USAGE, coinCommand } from './operator/coin.ts';
import { COMMISSION_USAGE, commissionCommand } from './operator/commission.ts';
import { COMPLAINTS_USAGE, complaintsCommand } from './operator/complaints.ts';
import { CONVERSATIONS_USAGE, conversationsCommand } from './operator/conversations.ts';
import { INVESTIGATIONS_USAGE, investigationsCommand } from './operator/investigations.ts';
import { JOBS_USAGE, jobsCommand } from './operator/jobs.ts';
import { LICENCES_USAGE, licencesCommand } from './operator/licences.ts';
import { changeCommand, LISTING_USAGE, listingCommand } from './operator/listings.ts';
import { balanceCommand, ledgerCommand, MONEY_USAGE, payoutAccountsCommand, payoutsCommand } from './operator/money.ts';
import { ORDERS_USAGE, ordersCommand } from './operator/orders.ts';
import {
	type Command,
	done,
	failed,
	failureOutcome,
	MissingOperatorError,
	type OperatorSession,
	type Outcome,
	operatorContext,
	usageOf,
	usageOfAct,
} from './operator/outcome.ts';
import { PAYMENTS_USAGE, paymentsCommand } from './operator/payments.ts';
import { RETURNS_USAGE, returnsCommand, TRANSFERS_USAGE, transfersCommand } from './operator/returns.ts';
import { REVIEWS_USAGE, reviewsCommand } from './operator/reviews.ts';
import { premiumCommand, SHOPS_USAGE } from './operator/shops.ts';
import { VENDORS_USAGE, vendorsCommand } from './operator/vendors.ts';
import { VOUCHERS_USAGE, vouchersCommand } from './operator/vouchers.ts';
import { WAITING_USAGE, waitingCommand } from './operator/waiting.ts';

const USAGE = `usage: npm run operator -- COMMAND [--as YOUR-EMAIL] [--second EMAIL]   who decides, and who agrees
       npm run operator -- grant EMAIL
${WAITING_USAGE}       npm run operator -- synonym list
       npm run operator -- synonym add TERM MEANING [both]
       npm run operator -- synonym remove TERM MEANING
       npm run operator -- search-misses [DAYS]
${ACCOUNT_USAGE}${ATTRIBUTE_USAGE}${LISTING_USAGE}${LICENCES_USAGE}${REVIEWS_USAGE}${VOUCHERS_USAGE}${COMMISSION_USAGE}${MONEY_USAGE}${RETURNS_USAGE}${INVESTIGATIONS_USAGE}${ORDERS_USAGE}${TRANSFERS_USAGE}${COD_USAGE}${BANK_USAGE}${SHOPS_USAGE}${COIN_USAGE}${VENDORS_USAGE}${PAYMENTS_USAGE}${COMPLAINTS_USAGE}${CONVERSATIONS_USAGE}${JOBS_USAGE}`;
const MISSES_SHOWN = 50;
const DAYS = 30;

/** Turns a registered account into an operator, who must sign in again. The first operator needs no `--as`. */
async function grant(desk: OperatorSession, email: string): Promise<Outcome> {
	const context = desk.operatorId ? operatorContext(desk) : systemContext('operator_command', desk);
	const granted = await grantOperator(context, { email });
	return granted.ok ? done(`${email} is an operator now; signing in again is needed`) : failureOutcome(granted.error);
}

async function synonym(
	parts: OperatorSession,
	[act, term = '', meaning = '', both]: readonly string[],
): Promise<Outcome> {
	if (act === 'list') {
		const rows = await listSynonyms(parts.read);
		return done(...rows.map((row) => `${row.term} ${row.isTwoWay ? '<->' : '->'} ${row.meaning}`));
	}
	const context = operatorContext(parts);
	const row = { term, meaning };
	const result =
		act === 'add'
			? await saveSynonym(context, { ...row, isTwoWay: both === 'both' })
			: await removeSynonym(context, row);
	return result.ok ? done(`${act}: ${result.value.term}, ${result.value.meaning}`) : failureOutcome(result.error);
}

async function searchMisses(parts: OperatorSession, days: number): Promise<Outcome> {
	const rows = await listSearchMisses(parts.read, days, MISSES_SHOWN);
	return done(
		'missed\tsearched\tshown\tterm',
		...rows.map((row) => `${row.misses}\t${row.searches}\t${row.lastHits}\t${row.term}`),
	);
}

function commandOf([verb, ...rest]: readonly string[]): Command | null {
	const [first, second, third] = rest;
	if (verb === 'grant' && first) return (parts) => grant(parts, first);
	if (verb === 'synonym' && (first === 'list' || ((first === 'add' || first === 'remove') && second && third)))
		return (parts) => synonym(parts, rest);
	if (verb === 'account') return accountCommand(rest);
	if (verb === 'waiting') return waitingCommand;
	if (verb === 'bank') return bankCommand(rest);
	if (verb === 'complaints') return complaintsCommand(rest);
	if (verb === 'conversations') return conversationsCommand(rest);
	if (verb === 'premium') return premiumCommand(rest);
	if (verb === 'payouts') return payoutsCommand(rest);
	if (verb === 'payout-accounts') return payoutAccountsCommand(rest);
	if (verb === 'balance') return balanceCommand(rest);
	if (verb === 'ledger') return ledgerCommand(rest);
	if (verb === 'cod') return codCommand(rest);
	if (verb === 'coin') return coinCommand(rest);
	if (verb === 'commission') return commissionCommand(rest);
	if (verb === 'returns') return returnsCommand(rest);
	if (verb === 'orders') return ordersCommand(rest);
	if (verb === 'cases') return investigationsCommand(rest);
	if (verb === 'transfers') return transfersCommand(rest);
	if (verb === 'payments') return paymentsCommand(rest);
	if (verb === 'reviews') return reviewsCommand(rest);
	if (verb === 'vendors') return vendorsCommand(rest);
	if (verb === 'vouchers') return vouchersCommand(rest);
	if (verb === 'listings') return listingCommand(rest);
	if (verb === 'changes') return changeCommand(rest);
	if (verb === 'licences') return licencesCommand(rest);
	if (verb === 'jobs') return jobsCommand(rest);
	if (verb === 'attribute') return attributeCommand(rest);
	const days = Number(first ?? DAYS);
	if (verb === 'search-misses' && Number.isSafeInteger(days) && days > 0) return (parts) => searchMisses(parts, days);
	return null;
}

const NAMES = { as: { type: 'string' }, second: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

function usage(why: string, lines: string = USAGE): never {
	process.stderr.write(`${why}\n${lines}`);
	process.exit(1);
}

function readArguments() {
	try {
		return parseArgs({ options: NAMES, allowPositionals: true });
	} catch (problem) {
		return usage(problem instanceof Error ? problem.message : String(problem));
	}
}

const { positionals, values } = readArguments();
const [verb = ''] = positionals;
if (values.help || verb === 'help') {
	process.stdout.write(usageOf(USAGE, verb === 'help' ? (positionals[1] ?? '') : verb) || USAGE);
	process.exit(0);
}
const own = usageOf(USAGE, verb);
const command =
	commandOf(positionals) ??
	(own
		? usage(
				'this was not understood; with --as YOUR-EMAIL where somebody decides:',
				usageOfAct(own, positionals[1] ?? ''),
			)
		: usage(verb ? `there is no command ${verb}` : 'what is to be done?'));
const parts = processParts();

/** Requires that both `--as` and `--second` name operators, even for commands that do not use them. */
async function work(): Promise<Outcome> {
	const [operatorId, secondId] = await Promise.all(
		[values.as, values.second].map((email) => (email ? findOperator(parts.read, email) : null)),
	);
	if (values.as && !operatorId) return failed(`${values.as} is no operator`);
	if (values.second && !secondId) return failed(`${values.second} is no operator`);
	return command({ ...parts, operatorId: operatorId ?? null, secondId: secondId ?? null });
}

try {
	const { lines, isDone } = await work().catch((problem: unknown) => {
		if (problem instanceof MissingOperatorError) return failed(problem.message);
		throw problem;
	});
	(isDone ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
	process.exitCode = isDone ? 0 : 1;
} finally {
	await parts.close();
}
