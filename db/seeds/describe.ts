import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { slugOf } from '#src/shared/slug.ts';
import type { Product } from './catalogue/product.ts';
import { weightOf } from './catalogue/weights.ts';
import { numberOf } from './pictures/colours.ts';
import { kindOf } from './user-content/kinds.ts';

export const parentOf = new Map(
	BASE_CATEGORIES.flatMap((parent) => parent.children.map(([name]) => [slugOf(name), slugOf(parent.name)] as const)),
);

export const weightText = (grams: number): string =>
	grams >= 1000 ? `${String(grams / 1000).replace('.', ',')} kg` : `${grams} g`;

/** From the lightest to the heaviest variant. */
function weightsText(product: Product): string {
	const [, , , weightG, , extras] = product;
	const values = (extras?.choices ?? []).flatMap((choice) => choice.values);
	const weights = values.map((value) => weightOf(product, [typeof value === 'string' ? value : value[0]]));
	const [least, most] = [Math.min(weightG, ...weights), Math.max(weightG, ...weights)];
	return least === most ? weightText(weightG) : `${weightText(least)} đến ${weightText(most)}`;
}

export function describe(product: Product, promise: string): string {
	const [name, category, , , about, extras] = product;
	const { notes } = kindOf(category, name);
	const note = notes[numberOf(name) % notes.length] ?? '';
	const choices = (extras?.choices ?? []).map(({ name: choice, values }) => {
		const words = values.map((value) => (typeof value === 'string' ? value : value[0]));
		return `- ${choice}: ${words.join(', ')}`;
	});
	const facts = [
		...choices,
		`- Khối lượng gói hàng: khoảng ${weightsText(product)}`,
		`- Chuẩn bị hàng: ${extras?.prepDays ?? 1} ngày làm việc`,
		...(extras?.minimum ? [`- Mua ít nhất ${extras.minimum}`] : []),
	];
	return [
		about,
		`Thông tin\n${facts.join('\n')}`,
		`Sử dụng và bảo quản\n${note}`,
		`Lời của gian hàng\n${promise}`,
	].join('\n\n');
}
