import {
	decideChange,
	decideListing,
	findListedProduct,
	listOpenChanges,
	listOpenChecks,
	takeDownProduct,
} from '#src/domains/compliance/index.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { answerOutcome, type Command, done, failed, markOf, operatorContext, readMark } from './outcome.ts';

export const LISTING_USAGE = `       npm run operator -- listings
       npm run operator -- listings approve|reject|request-changes ID-OR-SLUG ASKED [REASON]   when what you read was asked, as the list prints it first
       npm run operator -- listings take-down ID-OR-SLUG REASON
       npm run operator -- changes
       npm run operator -- changes confirm|reject ID-OR-SLUG ASKED [REASON]
`;

const SHOWN = 100;
const LISTING_DECISIONS = { approve: 'approved', reject: 'rejected', 'request-changes': 'changes_requested' } as const;
const CHANGE_DECISIONS = { confirm: 'confirmed', reject: 'rejected' } as const;

const dueIn = (hoursLeft: number): string => (hoursLeft < 0 ? `${-hoursLeft} h late` : `${hoursLeft} h left`);
const asked = (at: Date): string => `${markOf(at)}\t${formatDateTime(new Date(at))}`;
const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => key in table;

const listChecks: Command = async ({ read }) => {
	const rows = await listOpenChecks(read, SHOWN);
	const late = rows.filter(({ hoursLeft }) => hoursLeft < 0).length;
	return done(
		`${rows.length} wait, ${late} of them for more than a day`,
		...rows.map((row) => {
			const why = row.doubts.join(' ') || row.kind;
			return `${asked(row.askedAt)}\t${dueIn(row.hoursLeft)}\t${why}\t${row.priceFromVnd} VND\t${row.slug}\t${row.name} (${row.shopName})`;
		}),
	);
};

const listChanges: Command = async ({ read }) => {
	const rows = await listOpenChanges(read, SHOWN);
	return done(
		`${rows.length} changes wait`,
		...rows.map(
			(row) =>
				`${asked(row.askedAt)}\t${row.hoursWaiting} h\t${row.kind}\t${JSON.stringify(row.before)} -> ${JSON.stringify(row.after)}\t${row.slug}\t${row.shopName}`,
		),
	);
};

const decided = ([typed = '', ...words]: readonly string[]) => {
	const askedAt = readMark(typed);
	return askedAt && { askedAt, reason: words.join(' ') };
};

/** Looks up the product first, so that a mistyped address gets a clear error. */
const about =
	(
		wanted: string,
		act: (parts: Parameters<Command>[0], productId: string) => Promise<ReturnType<typeof done>>,
	): Command =>
	async (parts) => {
		const productId = await findListedProduct(parts.read, wanted);
		return productId ? act(parts, productId) : failed(`no product has the address or id ${wanted}`);
	};

export function listingCommand([act = '', wanted = '', ...rest]: readonly string[]): Command | null {
	if (act === '') return listChecks;
	const reason = rest.join(' ');
	if (!wanted) return null;
	if (act === 'take-down' && reason)
		return about(wanted, async (parts, productId) =>
			answerOutcome(`${wanted} is taken down`, await takeDownProduct(operatorContext(parts), { productId, reason })),
		);
	if (!isKeyOf(LISTING_DECISIONS, act)) return null;
	const decision = LISTING_DECISIONS[act];
	const said = decided(rest);
	if (!said) return null;
	return about(wanted, async (parts, productId) => {
		const done = await decideListing(operatorContext(parts), { productId, decision, ...said });
		return answerOutcome(`${wanted}: ${decision}, now ${done.ok ? done.value.state : 'as before'}`, done);
	});
}

export function changeCommand([act = '', wanted = '', ...rest]: readonly string[]): Command | null {
	if (act === '') return listChanges;
	if (!wanted || !isKeyOf(CHANGE_DECISIONS, act)) return null;
	const decision = CHANGE_DECISIONS[act];
	const said = decided(rest);
	if (!said) return null;
	return about(wanted, async (parts, productId) =>
		answerOutcome(
			`${wanted}: ${decision}`,
			await decideChange(operatorContext(parts), { productId, decision, ...said }),
		),
	);
}
