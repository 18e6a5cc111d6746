import { readFile } from 'node:fs/promises';
import { recordCashCollected, uncollectedParcels } from '#src/domains/fulfilment/index.ts';
import { CARRIERS, type Carrier } from '#src/domains/orders/contract/parcel.ts';
import { remittancesConfig } from '#src/domains/remittances/contract.ts';
import {
	decideDifference,
	listOverdueClaims,
	listRemittanceDifferences,
	listRemittances,
	recordRemittance,
} from '#src/domains/remittances/index.ts';
import { readRemittanceFile } from '#src/domains/remittances/rules/remittance-file.ts';
import { readCsv } from '#src/platform/csv/index.ts';
import { isId } from '#src/shared/ids.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failed, failureOutcome, operatorContext } from './outcome.ts';

export const COD_USAGE = `       npm run operator -- cod list   delivered for cash, and the carrier has not said that it collected it
       npm run operator -- cod collected PARCEL REASON
       npm run operator -- cod overdue   claims on carriers older than ${remittancesConfig.overdueDays} days after delivery
       npm run operator -- cod remittances import FILE   docs/runbooks/cash-remittances.md shows the form
       npm run operator -- cod remittances list
       npm run operator -- cod remittances differences
       npm run operator -- cod remittances accept|dismiss CARRIER REFERENCE TRACKING|total NOTE
`;

const SHOWN = 500;

const list: Command = async ({ read }) => {
	const waiting = await uncollectedParcels(read, SHOWN);
	return done(
		`${waiting.length} parcels wait for their carrier`,
		...waiting.map(({ parcelId, orderNumber, shopName, carrier, carrierName, tracking, deliveredAt }) => {
			const by = carrierName ? `${carrier}: ${carrierName}` : carrier;
			return [
				parcelId,
				`order ${orderNumber}`,
				shopName,
				by,
				tracking,
				`delivered ${formatDateTime(deliveredAt)}`,
			].join('\t');
		}),
	);
};

const collected =
	(parcelId: string, note: string): Command =>
	async (desk) => {
		const recorded = await recordCashCollected(operatorContext(desk), { parcelId, note });
		if (!recorded.ok) return failureOutcome(recorded.error);
		const { orderNumber, amountVnd } = recorded.value;
		return done(`order ${orderNumber}: ${amountVnd} VND of parcel ${parcelId} are collected`);
	};

const overdue: Command = async ({ read }) => {
	const claims = await listOverdueClaims(read, SHOWN);
	return done(
		`${claims.length} claims are older than ${remittancesConfig.overdueDays} days`,
		...claims.map(
			({ parcelId, orderNumber, shopName, carrier, carrierName, tracking, state, openVnd, days, needsReview }) => {
				const review = needsReview ? `\tPAYOUTS WITH ${carrier} ARE REVIEWED` : '';
				return `${carrierName ? `${carrier}: ${carrierName}` : carrier}\t${days} days\t${openVnd} VND\t${state}\torder ${orderNumber}\t${shopName}\t${tracking || parcelId}${review}`;
			},
		),
	);
};

const differences: Command = async ({ read }) => {
	const open = await listRemittanceDifferences(read, SHOWN);
	return done(
		`${open.length} differences wait for a decision`,
		...open.map(({ carrier, reference, tracking, what, paidVnd, expectedVnd }) => {
			const expected = expectedVnd === null ? '' : `, expected ${expectedVnd} VND`;
			return `${carrier}\t${reference}\t${tracking ?? 'total'}\t${what}\tpaid ${paidVnd} VND${expected}`;
		}),
	);
};

const remittances: Command = async ({ read }) => {
	const rows = await listRemittances(read, SHOWN);
	return done(
		`${rows.length} remittances`,
		...rows.map((row) => {
			const total = row.totalVnd === row.linesVnd ? '' : `\tLINES SAY ${row.linesVnd}, ${row.totalDecision ?? 'open'}`;
			const counts = `${row.booked} booked, ${row.different} different, ${row.waiting} waiting, ${row.dismissed} dismissed`;
			return `${row.carrier}\t${row.reference}\t${row.paidOn}\t${row.totalVnd} VND\t${row.source}\t${counts}${total}`;
		}),
	);
};

const importFile =
	(path: string): Command =>
	async (desk) => {
		const bytes = await readFile(path).catch(() => null);
		if (!bytes) return failed(`${path} cannot be read`);
		const rows = await readCsv(bytes, remittancesConfig.fileLinesMax + SHOWN);
		if (!rows) return failed(`${path} is no CSV in UTF-8`);
		const file = readRemittanceFile(rows);
		if (!file.ok)
			return failed(
				[`${path} was not recorded:`, ...file.problems.map(({ line, what }) => `\tline ${line}: ${what}`)].join('\n'),
			);
		const answer = await recordRemittance(operatorContext(desk), file.remittance);
		if (!answer.ok) return failureOutcome(answer.error);
		const { carrier, reference, lines } = file.remittance;
		const { result, booked, different, waiting } = answer.value;
		const open = (await listRemittanceDifferences(desk.read, SHOWN)).filter(
			(one) => one.carrier === carrier && one.reference === reference,
		);
		return done(
			`${carrier} ${reference} is ${result}: ${lines.length} parcels, ${booked} booked, ${different} different, ${waiting} waiting`,
			...open.map(({ tracking, what, paidVnd, expectedVnd }) =>
				[tracking ?? 'total', what, `paid ${paidVnd} VND`, expectedVnd === null ? '' : `expected ${expectedVnd} VND`]
					.filter(Boolean)
					.join('\t'),
			),
		);
	};

const DECISIONS = { accept: 'accepted', dismiss: 'dismissed' } as const;
const isCarrier = (name: string): name is Carrier => CARRIERS.some((known) => known === name);

const decide =
	(decision: keyof typeof DECISIONS, [carrier, reference = '', tracking = '', ...note]: readonly string[]): Command =>
	async (desk) => {
		if (!carrier || !isCarrier(carrier)) return failed(`a carrier is one of ${CARRIERS.join(', ')}`);
		const of = { carrier, reference, tracking: tracking === 'total' ? null : tracking };
		const answer = await decideDifference(operatorContext(desk), {
			...of,
			decision: DECISIONS[decision],
			note: note.join(' '),
		});
		return answer.ok
			? done(`${carrier} ${reference} ${tracking}: ${DECISIONS[decision]}, ${answer.value.bookedVnd} VND booked`)
			: failureOutcome(answer.error);
	};

function remittancesCommand([act, ...rest]: readonly string[]): Command | null {
	if (act === 'list') return remittances;
	if (act === 'differences') return differences;
	if (act === 'import' && rest[0]) return importFile(rest[0]);
	const isDecision = act === 'accept' || act === 'dismiss';
	return isDecision && rest[2] ? decide(act, rest) : null;
}

export function codCommand([act, ...rest]: readonly string[]): Command | null {
	const [parcelId = '', reason] = rest;
	if (act === 'list') return list;
	if (act === 'overdue') return overdue;
	if (act === 'remittances') return remittancesCommand(rest);
	return act === 'collected' && isId(parcelId) && reason ? collected(parcelId, reason) : null;
}
