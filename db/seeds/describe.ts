import { BASE_CATEGORIES } from '#src/domains/catalog/db/base-categories.ts';
import { slugOf } from '#src/shared/slug.ts';
import type { Product } from './catalogue/product.ts';
import { numberOf } from './pictures/colours.ts';
import { kindOf } from './user-content/kinds.ts';

export const parentOf = new Map(
	BASE_CATEGORIES.flatMap((parent) => parent.children.map(([name]) => [slugOf(name), slugOf(parent.name)] as const)),
);

export const weightText = (grams: number): string =>
	grams >= 1000 ? `${String(grams / 1000).replace('.', ',')} kg` : `${grams} g`;

export function describe([name, category, , weightG, about, extras]: Product, promise: string): string {
	const { notes } = kindOf(category, name);
	const note = notes[numberOf(name) % notes.length] ?? '';
	const choices = (extras?.choices ?? []).map(({ name: choice, values }) => {
		const words = values.map((value) => (typeof value === 'string' ? value : value[0]));
		return `- ${choice}: ${words.join(', ')}`;
	});
	const facts = [
		...choices,
		`- Khối lượng gói hàng: khoảng ${weightText(weightG)}`,
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
