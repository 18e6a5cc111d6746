export const DEMO_PASSWORD = 'chobiz-demo';

export type DemoPerson = { readonly email: string; readonly name: string; readonly isOperator?: boolean };

const at = (name: string): string => `${name}@demo.chobiz.vn`;

export const CUSTOMERS: readonly DemoPerson[] = [
	{ email: at('khach'), name: 'Nguyễn Thị Hạnh' },
	{ email: at('khach2'), name: 'Trần Quốc Bảo' },
	{ email: at('khach3'), name: 'Lê Hoàng Yến' },
];
export const STAFF = {
	stock: { email: at('kho'), name: 'Võ Thành Nhân' },
	orders: { email: at('donhang'), name: 'Bùi Thị Thanh Mai' },
	accounting: { email: at('ketoan'), name: 'Đinh Thu Hương' },
	support: { email: at('hotro'), name: 'Huỳnh Gia Linh' },
} as const satisfies Readonly<Record<string, DemoPerson>>;
export const OPERATOR: DemoPerson = { email: at('quantri'), name: 'Ban quản trị Chợ Biz', isOperator: true };
export const APPLICANT: DemoPerson = { email: at('choduyet'), name: 'Phan Văn Đợi' };
export const REJECTED: DemoPerson = { email: at('khongduyet'), name: 'Đỗ Văn Lỡ' };
export const shopOwner = (number: number, name: string): DemoPerson => ({
	email: at(number === 1 ? 'shop' : `shop${number}`),
	name,
});
export const carrierOwner = (number: number, name: string): DemoPerson => ({
	email: at(number === 1 ? 'nhaxe' : `nhaxe${number}`),
	name,
});
