import { EMBEDDED_ISSUER } from '#src/domains/identity/contract/identity.ts';
import { enterCustomer } from '#src/domains/identity/index.ts';
import type { Scope } from '#src/platform/context.ts';
import { slugOf } from '#src/shared/slug.ts';
import { expectOk } from '../in-the-past.ts';

const NAMES: readonly string[] = [
	'Nguyễn Văn An',
	'Trần Thị Bích',
	'Lê Minh Châu',
	'Phạm Quốc Dũng',
	'Hoàng Thị Giang',
	'Vũ Hải Hà',
	'Đặng Thu Hiền',
	'Bùi Gia Khánh',
	'Đỗ Thị Lan',
	'Hồ Ngọc Linh',
	'Ngô Đức Mạnh',
	'Dương Thảo My',
	'Lý Hoài Nam',
	'Đinh Thị Ngân',
	'Trương Bảo Ngọc',
	'Phan Thị Oanh',
	'Mai Tấn Phát',
	'Cao Minh Quân',
	'Tạ Thị Quyên',
	'Lương Văn Sơn',
	'Võ Thanh Tâm',
	'Nguyễn Thị Thảo',
	'Trần Anh Thư',
	'Lê Văn Tiến',
	'Phạm Thùy Trang',
	'Hoàng Anh Tuấn',
	'Vũ Cẩm Tú',
	'Đặng Văn Việt',
	'Bùi Hải Yến',
	'Đỗ Quang Vinh',
	'Hồ Thị Xuân',
	'Ngô Thị Mận',
	'Dương Văn Phúc',
	'Lý Thị Kim',
	'Đinh Công Hậu',
	'Trương Mỹ Duyên',
];

/** Family, middle and given names of further buyers, combined. */
const [FAMILIES, MIDDLES, GIVEN] = [
	['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Huỳnh', 'Võ', 'Đặng', 'Bùi'],
	['Thị', 'Văn', 'Minh', 'Ngọc', 'Quang', 'Thanh'],
	['Hoa', 'Dũng', 'Khánh', 'Loan', 'Hùng', 'Nhung', 'Đạt', 'Phương'],
] as const;
const MORE = 48;
const MORE_NAMES = Array.from(
	{ length: MORE },
	(_, at) => `${FAMILIES[at % 8]} ${MIDDLES[(at * 5 + 1) % 6]} ${GIVEN[(at * 3 + Math.floor(at / 8)) % 8]}`,
);

export type PastBuyer = { readonly id: string; readonly name: string };

export async function enterBuyers(scope: Scope): Promise<readonly PastBuyer[]> {
	const buyers: PastBuyer[] = [];
	for (const name of [...new Set([...NAMES, ...MORE_NAMES])]) {
		const subject = `nguoi-mua-${slugOf(name)}`;
		const email = `${subject}@demo.chobiz.vn`;
		const newcomer = { issuer: EMBEDDED_ISSUER, subject, email, isEmailVerified: true, name, signedInId: null };
		buyers.push({ id: expectOk(await enterCustomer(scope, newcomer), name), name });
	}
	return buyers;
}
