import { sql } from 'drizzle-orm';

/** The facts of `PicturedProduct`; the query must have an alias `product`. */
export const PICTURED_PRODUCT = sql`jsonb_build_object(
	'optionNames', product.option_names,
	'siblings', coalesce((
		select jsonb_agg(jsonb_build_object('id', sibling.id, 'optionValues', sibling.option_values) order by sibling.position)
		from product_variants sibling where sibling.product_id = product.id), '[]'),
	'pictures', coalesce((
		select jsonb_agg(jsonb_build_object('hash', pictures.hash, 'variantId', shown.variant_id) order by shown.position)
		from product_pictures shown join pictures on pictures.id = shown.picture_id
		where shown.product_id = product.id), '[]'))`;
