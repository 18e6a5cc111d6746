import { LICENCE_PAPERS_MAX, type LicenceView } from '#src/domains/compliance/contract/licence.ts';

const dayText = (day: string): string => day.split('-').reverse().join('/');

/** Adds a full stop to an operator's text that has none. */
const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`);

export const licenceMessages = {
	title: 'Giấy tờ của danh mục này',
	state: ({ name, state, isOver, isEnding, reason, validUntil, soldUntil }: LicenceView): string => {
		const last = validUntil ? `Bản đang dùng còn hiệu lực đến hết ngày ${dayText(validUntil)}.` : '';
		const sold = soldUntil ? ` Sản phẩm đang bán từ trước vẫn bán đến hết ngày ${dayText(soldUntil)}.` : '';
		if (isOver)
			return `${name} của gian hàng đã hết hạn. Sản phẩm trong danh mục này tạm ẩn; bạn gửi bản mới, được duyệt là sản phẩm tự hiện lại.`;
		if (state === 'approved')
			return `${name} của gian hàng đã được duyệt${validUntil ? `, dùng đến hết ngày ${dayText(validUntil)}` : ''}.${isEnding ? ' Bạn gửi bản mới trước ngày đó để sản phẩm không bị ẩn.' : ''}`;
		if (state === 'asked' && last) return `Bạn đã gửi ${name} bản mới, Chợ Biz đang xem. ${last}`;
		if (state === 'asked')
			return `Bạn đã gửi ${name}. Chợ Biz đang xem; duyệt xong là đăng bán được, bạn cứ lưu nháp trước.${sold}`;
		if (state === 'rejected')
			return `${name} chưa được chấp nhận: ${ended(reason)} ${last || sold.trim() || 'Sản phẩm trong danh mục này tạm ẩn, giấy mới được duyệt thì tự hiện lại.'}`;
		return `Danh mục này chỉ bán được khi gian hàng có ${name}. Bạn gửi ảnh chụp một lần cho cả danh mục; chưa có thì vẫn lưu nháp được.${sold}`;
	},
	pictures: 'Ảnh chụp giấy',
	hint: `Nhiều nhất ${LICENCE_PAPERS_MAX} ảnh, chụp rõ cả con dấu. Chỉ gian hàng và Chợ Biz xem được.`,
	add: 'Chọn ảnh',
	uploading: 'Đang tải ảnh lên…',
	tooMany: `Nhiều nhất ${LICENCE_PAPERS_MAX} ảnh.`,
	picture: (nth: number): string => `Ảnh giấy ${nth}`,
	remove: (nth: number): string => `Bỏ ảnh giấy ${nth}`,
	send: 'Gửi duyệt giấy',
	sendAgain: 'Gửi ảnh khác',
	sendNew: 'Gửi bản mới',
	sent: 'Đã gửi giấy. Có kết quả, chuông và thư sẽ báo bạn.',
};
