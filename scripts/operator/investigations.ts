import { decideInvestigation, listInvestigations } from '#src/domains/fulfilment/index.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { type Command, done, failureOutcome, operatorContext } from './outcome.ts';

export const INVESTIGATIONS_USAGE = `       npm run operator -- cases list
       npm run operator -- cases found|lost NUMBER GROUNDS
`;

const list: Command = async ({ read }) => {
	const open = await listInvestigations(read);
	return done(
		`${open.length} open`,
		...open.map(({ number, orderNumber, shopName, openedAt, dueBy, parcels, isInReturn }) =>
			[
				number,
				`order ${orderNumber}`,
				shopName,
				`since ${formatDateTime(openedAt)}`,
				isInReturn ? 'its money is decided in a return' : `lost by ${formatDateTime(dueBy)}`,
				...parcels.map(({ carrier, tracking }) => [carrier, tracking].filter(Boolean).join(' ')),
			].join('\t'),
		),
	);
};

const decide =
	(number: string, outcome: 'found' | 'lost', note: string): Command =>
	async (desk) => {
		const decided = await decideInvestigation(operatorContext(desk), {
			number,
			outcome,
			note,
			approvedBy: desk.secondId,
		});
		if (!decided.ok) return failureOutcome(decided.error);
		return done(`case ${number} is closed: ${outcome}; order ${decided.value.orderNumber} is ${decided.value.state}`);
	};

export function investigationsCommand([act, number, grounds]: readonly string[]): Command | null {
	if (act === 'list') return list;
	return (act === 'found' || act === 'lost') && number && grounds ? decide(number, act, grounds) : null;
}
