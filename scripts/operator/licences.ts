import { decideLicence, listLicences, requireLicence, viewLicencePapers } from '#src/domains/compliance/index.ts';
import type { OperatorLicence } from '#src/domains/compliance/queries/list-licences.ts';
import { formatDateTime, vietnamDay } from '#src/shared/time.ts';
import {
	answerOutcome,
	type Command,
	done,
	failed,
	failureOutcome,
	markOf,
	type OperatorSession,
	type Outcome,
	operatorContext,
	readMark,
	savePictureFiles,
} from './outcome.ts';

export const LICENCES_USAGE = `       npm run operator -- licences   documents that shops have handed in for a category, the oldest first
       npm run operator -- licences papers SHOP CATEGORY FOLDER   the originals, of what was agreed to also; each look is written down
       npm run operator -- licences approve SHOP CATEGORY ASKED [LAST-DAY]   ASKED as the list prints it first; LAST-DAY as 2027-12-31
       npm run operator -- licences reject SHOP CATEGORY ASKED REASON   what was handed in
       npm run operator -- licences withdraw SHOP CATEGORY ASKED REASON   what was agreed to, also while the next one waits or is refused
       npm run operator -- licences require CATEGORY NAME   what it asks for from now on
       npm run operator -- licences free CATEGORY
`;

const LISTED = 200;
const DAY = /^\d{4}-\d\d-\d\d$/;
const DECISIONS = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const;
const isDecision = (act: string): act is keyof typeof DECISIONS => Object.hasOwn(DECISIONS, act);
const asked = ({ askedAt }: OperatorLicence): string => `${markOf(askedAt)}\t${formatDateTime(new Date(askedAt))}`;

const list: Command = async ({ read }) => {
	const rows = await listLicences(read, null, LISTED);
	const shown = rows.map(
		(row) =>
			`${asked(row)}\t${row.shopSlug}\t${row.categorySlug}\t${row.licence}\t${row.paperIds.length} pictures\t${row.shopName}`,
	);
	return done(`${rows.length} wait`, ...shown);
};

const about =
	(shop: string, category: string, act: (desk: OperatorSession, held: OperatorLicence) => Promise<Outcome>): Command =>
	async (desk) => {
		const held = (await listLicences(desk.read, shop, LISTED)).find(({ categorySlug }) => categorySlug === category);
		return held ? act(desk, held) : failed(`${shop} has handed in nothing for ${category}`);
	};

const papers = (shop: string, category: string, folder: string): Command =>
	about(shop, category, async (desk, { shopId, categoryId }) => {
		const viewed = await viewLicencePapers(operatorContext(desk), { shopId, categoryId });
		if (!viewed.ok) return failureOutcome(viewed.error);
		const nameOf = (id: string, at: Date | null): string =>
			`${category}-${at ? `agreed-${vietnamDay(at)}` : 'new'}-${id}.jpeg`;
		return savePictureFiles(
			folder,
			new Map(viewed.value.map(({ id, agreedAt, bytes }) => [nameOf(id, agreedAt), bytes])),
		);
	});

const name = (slug: string, licence: string): Command => {
	const what = licence ? `asks for: ${licence}` : 'asks for nothing';
	return async (desk) =>
		answerOutcome(`${slug} ${what}`, await requireLicence(operatorContext(desk), { slug, licence }));
};

export function licencesCommand([act = '', ...rest]: readonly string[]): Command | null {
	if (act === '') return list;
	const [shop = '', category = '', askedAt = '', ...said] = rest;
	if (act === 'free' && shop && !category) return name(shop, '');
	if (act === 'require' && shop && category) return name(shop, rest.slice(1).join(' '));
	if (act === 'papers' && askedAt) return papers(shop, category, askedAt);
	if (!isDecision(act) || !readMark(askedAt)) return null;
	const words = said.join(' ').trim();
	const validUntil = act === 'approve' && DAY.test(words) ? words : null;
	if (act === 'approve' ? words !== '' && validUntil === null : words === '') return null;
	const decision = DECISIONS[act];
	const reason = act === 'approve' ? '' : words;
	return about(shop, category, async (desk, { shopId, categoryId }) => {
		const input = { shopId, categoryId, decision, reason, askedAt, validUntil } as const;
		return answerOutcome(`${shop}, ${category}: ${decision}`, await decideLicence(operatorContext(desk), input));
	});
}
