import { decideLicence, listLicences, requireLicence, viewLicencePapers } from '#src/domains/catalog/index.ts';
import type { OfficeLicence } from '#src/domains/catalog/queries/list-licences.ts';
import {
	type Command,
	type Desk,
	done,
	failed,
	keptPictures,
	type Outcome,
	operatorContext,
	refused,
	told,
} from './outcome.ts';

export const LICENCES_USAGE = `       npm run operator -- licences   documents that shops have handed in for a category, the oldest first
       npm run operator -- licences papers SHOP CATEGORY FOLDER   the originals; each look is written down
       npm run operator -- licences approve SHOP CATEGORY ASKED [LAST-DAY]   ASKED as the list prints it; LAST-DAY as 2027-12-31
       npm run operator -- licences reject SHOP CATEGORY ASKED REASON   also one that was agreed to
       npm run operator -- licences require CATEGORY NAME   what it asks for from now on
       npm run operator -- licences free CATEGORY
`;

const LISTED = 200;
const ASKED = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const asked = ({ askedAt }: OfficeLicence): string => new Date(askedAt).toISOString();

const list: Command = async ({ read }) => {
	const rows = await listLicences(read, null, LISTED);
	const shown = rows.map(
		(row) =>
			`${asked(row)}\t${row.shopSlug}\t${row.categorySlug}\t${row.licence}\t${row.paperIds.length} pictures\t${row.shopName}`,
	);
	return done(`${rows.length} wait`, ...shown);
};

const about =
	(shop: string, category: string, act: (desk: Desk, held: OfficeLicence) => Promise<Outcome>): Command =>
	async (desk) => {
		const held = (await listLicences(desk.read, shop, LISTED)).find(({ categorySlug }) => categorySlug === category);
		return held ? act(desk, held) : failed(`${shop} has handed in nothing for ${category}`);
	};

const papers = (shop: string, category: string, folder: string): Command =>
	about(shop, category, async (desk, { shopId, categoryId }) => {
		const viewed = await viewLicencePapers(operatorContext(desk), { shopId, categoryId });
		if (!viewed.ok) return refused(viewed.error);
		return keptPictures(folder, new Map(viewed.value.map(({ id, bytes }) => [`${category}-${id}.jpeg`, bytes])));
	});

const name = (slug: string, licence: string): Command => {
	const what = licence ? `asks for: ${licence}` : 'asks for nothing';
	return async (desk) => told(`${slug} ${what}`, await requireLicence(operatorContext(desk), { slug, licence }));
};

/** What follows the word `licences`; `null` for what is no command. */
export function licencesCommand([act = '', ...rest]: readonly string[]): Command | null {
	if (act === '') return list;
	const [shop = '', category = '', askedAt = '', ...said] = rest;
	if (act === 'free' && shop && !category) return name(shop, '');
	if (act === 'require' && shop && category) return name(shop, rest.slice(1).join(' '));
	if (act === 'papers' && askedAt) return papers(shop, category, askedAt);
	if ((act !== 'approve' && act !== 'reject') || !ASKED.test(askedAt)) return null;
	const words = said.join(' ').trim();
	const validUntil = act === 'approve' && DAY.test(words) ? words : null;
	if (act === 'reject' ? words === '' : words !== '' && validUntil === null) return null;
	const decision = act === 'approve' ? 'approved' : 'rejected';
	const reason = act === 'reject' ? words : '';
	return about(shop, category, async (desk, { shopId, categoryId }) => {
		const input = { shopId, categoryId, decision, reason, askedAt, validUntil } as const;
		return told(`${shop}, ${category}: ${decision}`, await decideLicence(operatorContext(desk), input));
	});
}
