import type { AddressFailure } from '#src/domains/addresses/contract.ts';
import type { MessageTable } from '../message-table.ts';

export const addressMessages = {
	'addresses.not_found': 'Không tìm thấy địa chỉ này trong sổ địa chỉ của bạn.',
	'addresses.too_many': ({ max }) => `Sổ địa chỉ giữ được ${max} địa chỉ. Bạn xóa bớt địa chỉ cũ rồi thêm lại nhé.`,
	'addresses.unit_unknown': 'Phường, xã này không thuộc tỉnh, thành đã chọn. Bạn chọn lại nhé.',
	'addresses.phone_invalid': 'Số điện thoại chưa đúng. Ví dụ: 0912 345 678.',
} satisfies MessageTable<AddressFailure>;
