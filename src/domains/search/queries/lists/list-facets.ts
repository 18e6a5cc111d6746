import { type SQL, sql } from 'drizzle-orm';
import { filterKey } from '#src/domains/catalog/rules/attributes/filter-key.ts';
import type { ReadDatabase } from '#src/platform/db/index.ts';
import {
	type AttributeFacet,
	COUNT_MAX,
	type FacetOption,
	LIST_FLAGS,
	type ListFacets,
	type ProductFilter,
	RATINGS,
} from '../../contract/lists.ts';
import { attributeOf } from '../../rules/list-address.ts';
import { type FitCriteria, guessedIds } from '../results/search-candidates.ts';
import { baseEntries, FROM_ENTRIES } from '../results/search-entries.ts';
import { baseConditions, FLAG_CONDITIONS, optionGroups, pickRows, SHOWN_RATING } from './product-list.ts';

/** Products examined for the counts; with more matches a count is 'at least'. */
const FACET_ROWS_MAX = 3000;
/** Higher than the limit of the search itself, so that facets of searches and lists count equally far. */
const FACET_ENTRIES_MAX = COUNT_MAX + 1;
const ATTRIBUTES_SHOWN = 8;
const OPTIONS_SHOWN = 24;
const SHOPS_SHOWN = 12;

type Counts = ReadonlyMap<string, number>;
/** `fitting` restricts the facets to the matches of a search. Each count ignores other selected values of its group. */
export async function listFacets(
	read: ReadDatabase,
	filter: ProductFilter,
	fitting: FitCriteria | null,
): Promise<ListFacets> {
	const guessed = fitting && (await guessedIds(read, filter, fitting));
	const counts = await readCounts(read, filter, fitting, guessed?.ids);
	const [attributes, shops, provinces] = await Promise.all([
		attributeFacets(read, filter, counts),
		namedFacets(read, 'shop', filter.shopSlugs ?? [], counts),
		namedFacets(read, 'province', filter.provinceCodes ?? [], counts),
	]);
	const plain = (group: string, value: string, isChosen: boolean): FacetOption => ({
		value,
		name: null,
		count: counts.get(`@${group}:${value}`) ?? 0,
		isChosen,
	});
	const ratings = RATINGS.map((rating) => plain('rating', String(rating), filter.minRating === rating));
	const flags = LIST_FLAGS.map((flag) => plain(flag, '1', filter.flags?.includes(flag) ?? false)).map((option, at) => ({
		...option,
		value: LIST_FLAGS[at] ?? '',
	}));
	const isUsed = ({ count, isChosen }: FacetOption) => count > 0 || isChosen;
	const looked = counts.get('@looked') ?? 0;
	const isWhole = looked < rowsFor(fitting) && (guessed?.isWhole ?? true);
	return {
		attributes,
		shops: filter.shopId ? [] : shops,
		provinces: filter.shopId ? [] : provinces,
		ratings: ratings.filter(isUsed),
		flags: flags.filter(isUsed),
		precision: isWhole ? 'exact' : 'at_least',
	};
}

/** Keys of shops, provinces and others start with @, which no attribute key does. */
async function readCounts(
	read: ReadDatabase,
	filter: ProductFilter,
	fitting: FitCriteria | null,
	guessedIds: readonly string[] | undefined,
): Promise<Counts> {
	const groups = optionGroups(filter);
	const failed = groups.map(({ condition }) => sql`(not (${condition}))::int`);
	const firstFailed = groups.map(({ code, condition }) => sql`when not (${condition}) then ${code}::text`);
	const misses = groups.length === 0 ? sql`0` : sql.join(failed, sql` + `);
	const missed = groups.length === 0 ? sql`null::text` : sql`case ${sql.join(firstFailed, sql` `)} end`;
	const marks = LIST_FLAGS.map((flag) => sql`${FLAG_CONDITIONS[flag]} as ${sql.raw(flag)}`);
	const columns = sql`product.filter_keys as keys, product.shop_id, ${SHOWN_RATING} as rating, ${misses} as misses,
		${missed} as missed, ${sql.join(marks, sql`, `)}`;
	const rows = await read.read<{ key: string; count: number }>(sql`
		with looked as materialized (
			${fitting ? entriesOf(filter, columns, fitting, guessedIds) : rowsOf(filter, columns)}
		), by_shop as materialized (
			select shop_id, ${fits('@shop')} as of_shop, ${fits('@province')} as of_province from looked group by shop_id
		)
		select key, count(*)::int as count from looked cross join lateral unnest(looked.keys) key
		where (misses = 0 or (misses = 1 and missed = split_part(key, ':', 1))) and not starts_with(key, '@') group by key
		union all select '@shop:' || shop.slug, of_shop from by_shop join shops shop on shop.id = shop_id
		union all select '@province:' || shop.province_code, sum(of_province)::int
			from by_shop join shops shop on shop.id = shop_id group by 1
		union all select total.key, total.count from (select ${totals()} from looked) one
			cross join lateral (values ${totalRows}) total (key, count)`);
	return new Map(rows.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]));
}

const rowsFor = (fitting: FitCriteria | null): number => (fitting ? FACET_ENTRIES_MAX : FACET_ROWS_MAX);

function rowsOf(filter: ProductFilter, columns: SQL): SQL {
	const [limit, where] = [FACET_ROWS_MAX, baseConditions(filter)];
	const picked = pickRows({ columns, where, categoryId: filter.categoryId, isSorted: false, limit });
	return sql`select * from (${picked}) product limit ${limit}`;
}

function entriesOf(
	filter: ProductFilter,
	columns: SQL,
	fitting: FitCriteria,
	guessed: readonly string[] | undefined,
): SQL {
	if (guessed)
		return sql`
			select ${columns} from products product join shops shop on shop.id = product.shop_id
			where product.id = any(${sql.param(guessed.slice(0, FACET_ENTRIES_MAX))}::uuid[])`;
	const where = baseEntries(filter, fitting.attempt);
	return sql`
		select ${columns} from ${FROM_ENTRIES}
		where ${sql.join([...where], sql` and `)} limit ${FACET_ENTRIES_MAX}`;
}

/** Counts products that match all groups, or all except this one. */
const fits = (group: string, more: SQL = sql`true`): SQL =>
	sql`(count(*) filter (where ${more} and (misses = 0 or (misses = 1 and missed = ${group}::text))))::int`;

const TOTALS = [...LIST_FLAGS, ...RATINGS.map((rating) => `rating_${rating}` as const)];
const totals = (): SQL =>
	sql.join(
		[
			sql`count(*)::int as looked`,
			...LIST_FLAGS.map((flag) => sql`${fits(`@${flag}`, sql.raw(flag))} as ${sql.raw(`of_${flag}`)}`),
			...RATINGS.map(
				(rating) => sql`${fits('@rating', sql`rating >= ${rating}`)} as ${sql.raw(`of_rating_${rating}`)}`,
			),
		],
		sql`, `,
	);
const totalRows = sql.raw(
	["('@looked', looked)", ...TOTALS.map((name) => `('@${keyOf(name)}', of_${name})`)].join(', '),
);

function keyOf(name: (typeof TOTALS)[number]): string {
	return name.startsWith('rating_') ? name.replace('_', ':') : `${name}:1`;
}

type AttributeRow = Omit<AttributeFacet, 'choices'> & {
	readonly choices: readonly { readonly code: string; readonly name: string }[];
};

async function attributeFacets(
	read: ReadDatabase,
	{ categoryId, attributes = [] }: ProductFilter,
	counts: Counts,
): Promise<readonly AttributeFacet[]> {
	const chosen = new Set(attributes.flat());
	const keys = [...new Set([...counts.keys(), ...chosen])].filter((key) => !key.startsWith('@'));
	const codes = [...new Set(keys.map(attributeOf))];
	if (codes.length === 0) return [];
	const rows = await read.read<AttributeRow>(sql`
		select attribute.code, attribute.name, attribute.unit, attribute.type,
			coalesce((
				select json_agg(json_build_object('code', code, 'name', name) order by position)
				from attribute_choices where attribute_id = attribute.id
			), '[]') as choices
		from attributes attribute
		where attribute.code = any(${sql.param(codes)}::text[]) and attribute.removed_at is null and exists (
			select from category_attributes applied where applied.attribute_id = attribute.id and applied.is_filter
				${categoryId ? sql`and applied.category_id in ${relatives(categoryId)}` : sql``})
		order by attribute.position, attribute.code`);
	const facets = rows.map((row) => ({ ...row, choices: optionsOf(row, keys, counts, chosen) }));
	const weight = ({ choices }: AttributeFacet) =>
		choices.some(({ isChosen }) => isChosen) ? Infinity : Math.max(...choices.map(({ count }) => count), 0);
	const shown = [...facets].sort((a, b) => weight(b) - weight(a)).slice(0, ATTRIBUTES_SHOWN);
	return facets.filter((facet) => facet.choices.length > 0 && shown.includes(facet));
}

const relatives = (categoryId: string): SQL => sql`(
	select near.id from categories near join categories here on here.id = ${categoryId}
	where near.id in (here.id, here.parent_id) or near.parent_id = here.id)`;

function optionsOf(row: AttributeRow, keys: readonly string[], counts: Counts, chosen: ReadonlySet<string>) {
	const { code, type } = row;
	const given = keys.filter((key) => attributeOf(key) === code).map((key) => key.slice(code.length + 1));
	const inOrder =
		type === 'choice'
			? row.choices.map((option) => option.code).filter((value) => given.includes(value))
			: given.sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
	const choices = inOrder.map((value) => {
		const key = filterKey(code, value);
		const name = row.choices.find((option) => option.code === value)?.name ?? null;
		return { value: key, name, count: counts.get(key) ?? 0, isChosen: chosen.has(key) };
	});
	return choices.slice(0, OPTIONS_SHOWN);
}

async function namedFacets(
	read: ReadDatabase,
	kind: 'shop' | 'province',
	chosen: readonly string[],
	counts: Counts,
): Promise<readonly FacetOption[]> {
	const prefix = `@${kind}:`;
	const counted = [...counts].filter(([key]) => key.startsWith(prefix)).sort(([, a], [, b]) => b - a);
	const most = counted.map(([key]) => key.slice(prefix.length)).filter((value) => !chosen.includes(value));
	const values = [...chosen, ...most.slice(0, SHOPS_SHOWN)];
	if (values.length === 0) return [];
	const wanted = sql`${sql.param(values)}::text[]`;
	const rows = await read.read<{ value: string; name: string }>(
		kind === 'shop'
			? sql`select slug as value, name from shops where slug = any(${wanted})`
			: sql`select code as value, name from provinces where code = any(${wanted})`,
	);
	const names = new Map(rows.map(({ value, name }) => [value, name]));
	return values.flatMap((value) => {
		const name = names.get(value);
		const count = counts.get(prefix + value) ?? 0;
		return name === undefined ? [] : [{ value, name, count, isChosen: chosen.includes(value) }];
	});
}
