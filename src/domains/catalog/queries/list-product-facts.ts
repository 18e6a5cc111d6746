import { sql } from 'drizzle-orm';
import { idList, type ReadDatabase } from '#src/platform/db/index.ts';
import type { ProductFact } from '../contract/attributes.ts';

type Row = Omit<ProductFact, 'values'> & {
	readonly productId: string;
	readonly type: string;
	readonly valueCode: string;
	readonly choice: string | null;
	readonly textValue: string | null;
	readonly numberValue: string | null;
};

export async function listProductFacts(
	read: ReadDatabase,
	productIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ProductFact[]>> {
	if (productIds.length === 0) return new Map();
	const rows = await read.read<Row>(sql`
		select said.product_id as "productId", attribute.code, attribute.name, attribute.unit, said.type,
			said.code as "valueCode", choice.name as choice, said.text_value as "textValue",
			said.number_value as "numberValue"
		from product_attributes said join attributes attribute on attribute.id = said.attribute_id
		left join attribute_choices choice on choice.attribute_id = said.attribute_id and choice.code = said.choice_code
		where said.product_id in ${idList(productIds)} and attribute.removed_at is null
		order by attribute.position, attribute.code, said.position`);
	const facts = new Map<string, ProductFact[]>();
	for (const row of rows) {
		const known = facts.get(row.productId) ?? [];
		const last = known.at(-1);
		const { code, name, unit } = row;
		if (last?.code === code) known[known.length - 1] = { ...last, values: [...last.values, shownValue(row)] };
		else known.push({ code, name, unit, values: [shownValue(row)] });
		facts.set(row.productId, known);
	}
	return facts;
}

function shownValue({ type, valueCode, choice: option, textValue, numberValue }: Row): string | number | boolean {
	if (type === 'number') return Number(numberValue);
	if (type === 'boolean') return valueCode === 'co';
	return textValue ?? option ?? valueCode;
}
