import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { newId } from '#src/shared/ids.ts';
import { domainModules, isRecord } from './domain-modules.ts';

/** What happens to an item named twice, by contract and path. `added`: the quantities of repeated lines are added. */
const DECIDED: Readonly<Record<string, 'refused' | 'added'>> = {
	'AssignShippingInput.productIds': 'refused',
	'DeliverOrderInput.pictures': 'refused',
	'EditManyInput.goods.ids': 'refused',
	'FillSectionInput.productIds': 'refused',
	'HandleReturnInput.pictures': 'refused',
	'OrderSectionsInput.sectionIds': 'refused',
	'OrderTemplatesInput.ids': 'refused',
	'PlanSaleInput.prices': 'refused',
	'PlaceOrderInput.lines': 'refused',
	'PlaceOrderInput.shops': 'refused',
	'PreviewBulkInput.goods.ids': 'refused',
	'PursueReturnInput.pictures': 'refused',
	'QuoteInput.lineIds': 'refused',
	'QuoteInput.vouchers': 'refused',
	'RequestLicenceInput.pictureIds': 'refused',
	'RequestReturnInput.pictures': 'refused',
	'VoucherOffersInput.lineIds': 'refused',
	'WriteMessageInput.pictures': 'refused',
	'CancelUnshippedItemsInput.lines': 'added',
	'HandleReturnInput.restock': 'added',
	'RequestReturnInput.lines': 'added',
	'RequestUnshippedCancelInput.lines': 'added',
	'ShipOrderInput.lines': 'added',
	'TakeBackParcelInput.restock': 'added',
};

type List = { readonly path: string; readonly schema: z.core.$ZodType };
type Definition = {
	readonly type: string;
	readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
	readonly element?: z.core.$ZodType;
	readonly innerType?: z.core.$ZodType;
	readonly options?: readonly z.core.$ZodType[];
};
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;
const isSchema = (value: unknown): value is z.core.$ZodType => isRecord(value) && '_zod' in value;

const isId = (schema: z.core.$ZodType): boolean =>
	definitionOf(schema).type === 'string' && accepts(schema, newId()) && !accepts(schema, 'not an id');
const namesOne = (schema: z.core.$ZodType): boolean =>
	isId(schema) ||
	Object.entries(definitionOf(schema).shape ?? {}).some(([name, of]) => /^(id|[a-z]+Id)$/.test(name) && isId(of));
const accepts = (schema: z.core.$ZodType, value: unknown): boolean =>
	(schema as z.core.$ZodType & { safeParse(of: unknown): { success: boolean } }).safeParse(value).success;

function listsIn(path: string, schema: z.core.$ZodType): readonly List[] {
	const { shape = {}, element, innerType, options = [], type } = definitionOf(schema);
	const fields = Object.entries(shape).flatMap(([name, of]) => listsIn(`${path}.${name}`, of));
	const parts = [element, innerType, ...options].filter((of) => of !== undefined);
	const inner = [...fields, ...parts.flatMap((of) => listsIn(path, of))];
	return type === 'array' && element && namesOne(element) ? [{ path, schema }, ...inner] : inner;
}

/** An item that the schema accepts alone. */
const SAMPLES = (id: string): readonly unknown[] => [
	{ variantId: id, priceVnd: 1000 },
	id,
	{ lineId: id, quantity: 1 },
	{ lineId: id, quantity: 1, unitPriceVnd: 1000 },
	{ shopId: id, shippingVnd: 0 },
	{ shopId: id },
];
function treatmentOf({ schema }: List): 'refused' | 'added' | 'no sample' {
	const sample = SAMPLES(newId()).find((item) => accepts(schema, [item]));
	if (sample === undefined) return 'no sample';
	return accepts(schema, [sample, structuredClone(sample)]) ? 'added' : 'refused';
}

const contracts = [...(await domainModules('contract*.ts')), ...(await domainModules('contract/*.ts'))];
const lists = contracts.flatMap(({ exports }) =>
	Object.entries(exports).flatMap(([name, schema]) =>
		name.endsWith('Input') && isSchema(schema) ? listsIn(name, schema) : [],
	),
);

describe('lists of ids or lines that a request may carry', () => {
	test('are all decided in this table', () => {
		expect(Object.fromEntries(lists.map((list) => [list.path, treatmentOf(list)]))).toEqual(DECIDED);
	});
});
