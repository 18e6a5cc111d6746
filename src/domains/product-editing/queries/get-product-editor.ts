import { sql } from 'drizzle-orm';
import { fail, type ProductIdInput } from '#src/domains/catalog/contract/product.ts';
import type { RequestedChange } from '#src/domains/catalog/contract/requested-changes.ts';
import { hasStaffRight } from '#src/domains/vendors/rules/staff/staff-rights.ts';
import type { VendorActor } from '#src/platform/actor.ts';
import type { ReadContext } from '#src/platform/context.ts';
import type { Failure } from '#src/shared/failure.ts';
import { formatVnd } from '#src/shared/money.ts';
import { ok, type Result } from '#src/shared/result.ts';
import type { EditorForm, ProductChangeView, ProductEditorView } from '../contract/editor.ts';
import { variantKey } from '../rules/editor-form.ts';

const CHANGES_SHOWN = 10;

type Row = Omit<ProductEditorView, 'form' | 'changes' | 'mayEdit' | 'checkBy'> &
	Omit<EditorForm, 'noReturnReason' | 'pictures' | 'shippingProfileId'> & {
		readonly checkDue: Date | string | null;
		readonly noReturnReason: EditorForm['noReturnReason'] | null;
		readonly shippingProfileId: string | null;
		readonly pictures: readonly {
			readonly hash: string;
			readonly alt: string;
			readonly values: readonly string[] | null;
		}[];
	};
type ChangeRow = RequestedChange & {
	readonly askedAt: Date | string;
	readonly decision: ProductChangeView['decision'];
	readonly reason: string;
	readonly label: string | null;
	readonly hashes: Readonly<Record<string, string>> | null;
};

/** Includes requested changes and decisions. Not from a replica. */
export async function getProductEditor(
	{ actor, fresh }: ReadContext<VendorActor>,
	{ productId }: ProductIdInput,
): Promise<Result<ProductEditorView, Failure<'catalog.not_found' | 'catalog.role_not_allowed'>>> {
	if (!hasStaffRight(actor.staffRole, 'sums.see')) return fail('catalog.role_not_allowed');
	const own = fresh;
	const [row] = await own.read<Row>(sql`
		select product.id, product.version, product.slug, product.state,
			case when product.state = 'pending' then '' else product.state_reason end as "stateReason",
			case when product.state = 'pending' then (select due_at from listing_checks listed
				where listed.product_id = product.id and listed.decision is null) end as "checkDue",
			product.category_id as "categoryId", product.name, product.brand, product.description,
			product.option_names as "optionNames", product.prep_days as "prepDays",
			product.quantity_min as "quantityMin", product.quantity_step as "quantityStep",
			product.quantity_max as "quantityMax", product.no_return_reason as "noReturnReason",
			product.shipping_profile_id as "shippingProfileId",
			(select json_agg(json_build_object('id', variant.id, 'values', variant.option_values, 'sku', variant.sku,
				'priceVnd', variant.price_vnd, 'stock', stock.on_hand, 'stockBefore', stock.on_hand,
				'weightG', variant.weight_g, 'lengthCm', coalesce(variant.length_cm, 0),
				'widthCm', coalesce(variant.width_cm, 0), 'heightCm', coalesce(variant.height_cm, 0),
				'isOn', variant.is_on_sale) order by variant.position, variant.id)
				from product_variants variant join stock_items stock on stock.variant_id = variant.id
				where variant.product_id = product.id) as variants,
			coalesce((select json_agg(json_build_object('hash', picture.hash, 'alt', shown.alt,
				'values', variant.option_values) order by shown.position)
				from product_pictures shown join pictures picture on picture.id = shown.picture_id
				left join product_variants variant on variant.id = shown.variant_id
				where shown.product_id = product.id), '[]') as pictures,
			coalesce((select json_agg(json_build_object('code', said.code, 'values', said.values) order by said.code) from (
				select attribute.code, array_agg(
					case fact.type when 'number' then trim_scale(fact.number_value)::text
						when 'choice' then coalesce(choice.name, fact.code) when 'boolean' then fact.code
						else fact.text_value end order by fact.position) as values
				from product_attributes fact join attributes attribute on attribute.id = fact.attribute_id
				left join attribute_choices choice on choice.attribute_id = fact.attribute_id and choice.code = fact.code
				where fact.product_id = product.id group by 1
			) said), '[]') as attributes
		from products product where product.id = ${productId} and product.shop_id = ${actor.shopId}`);
	if (!row) return fail('catalog.not_found');
	const asked = await own.read<ChangeRow>(sql`
		select asked.kind, asked.before, asked.after, asked.asked_at as "askedAt", asked.decision, asked.reason,
			array_to_string(variant.option_values, ', ') as label,
			case when asked.kind = 'pictures' then (
				select json_object_agg(picture.id, picture.hash) from pictures picture where picture.id in (
					select shown.id::uuid
					from jsonb_array_elements_text((asked.before -> 'pictureIds') || (asked.after -> 'pictureIds')) as shown(id))
			) end as hashes
		from product_changes asked left join product_variants variant on variant.id::text = asked.after ->> 'variantId'
		where asked.product_id = ${productId} order by asked.asked_at desc limit ${CHANGES_SHOWN}`);
	const { id, version, slug, state, stateReason, checkDue, pictures, noReturnReason, shippingProfileId, ...form } = row;
	return ok({
		id,
		version,
		slug,
		state,
		stateReason,
		checkBy: checkDue && new Date(checkDue).toISOString(),
		form: {
			...form,
			noReturnReason: noReturnReason ?? '',
			shippingProfileId: shippingProfileId ?? '',
			// An alternative text equal to the name is the default: it is empty here, so that it follows the name.
			pictures: pictures.map(({ hash, alt, values }) => ({
				hash,
				alt: alt === form.name ? '' : alt,
				of: values ? variantKey(values) : '',
			})),
		},
		changes: asked.map(changeView),
		mayEdit: hasStaffRight(actor.staffRole, 'goods.edit'),
	});
}

function changeView({ askedAt, decision, reason, label, hashes, ...change }: ChangeRow): ProductChangeView {
	const told = { kind: change.kind, askedAt: new Date(askedAt).toISOString(), decision, reason, pictures: null };
	if (change.kind === 'words' || change.kind === 'category')
		return { ...told, before: change.before.name, after: change.after.name };
	if (change.kind === 'pictures') {
		const shown = (ids: readonly string[]) => ids.flatMap((id) => hashes?.[id] ?? []);
		const [before, after] = [shown(change.before.pictureIds), shown(change.after.pictureIds)];
		return { ...told, before: String(before.length), after: String(after.length), pictures: { before, after } };
	}
	const after = `${formatVnd(change.after.priceVnd)}${label ? ` (${label})` : ''}`;
	return { ...told, before: formatVnd(change.before.priceVnd), after };
}
