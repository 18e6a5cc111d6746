import type { AnnouncedHoliday, ShopRole } from '#src/domains/vendors/contract/shop.ts';
import { staffConfig } from '#src/domains/vendors/contract/staff.ts';
import { formatCount } from '#src/shared/text/amount-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { spanText } from '../shop.ts';

const ABOUT_PARTS = [
	['bannerHash', 'ảnh bìa'],
	['logoHash', 'biểu trưng'],
	['tagline', 'câu giới thiệu ngắn'],
	['description', 'phần giới thiệu'],
] as const;
type AboutParts = Readonly<Record<(typeof ABOUT_PARTS)[number][0], string | null>>;

export const shopPageMessages = {
	title: 'Trang gian hàng',
	needsScript: 'Trang này cần JavaScript để sửa trang gian hàng.',
	onlyAdmin: 'Chỉ quản trị gian hàng sửa được giới thiệu, ảnh và lịch nghỉ.',
	notShown: 'Gian hàng chưa mở nên khách chưa thấy trang này. Bạn vẫn chuẩn bị trước được.',

	aboutTitle: 'Giới thiệu và hình ảnh',
	aboutSaid: (page: AboutParts): string => {
		const missing = ABOUT_PARTS.filter(([part]) => !page[part]).map(([, name]) => name);
		return missing.length > 0 ? `Chưa có ${missing.join(', ')}` : 'Đã có ảnh bìa, biểu trưng và lời giới thiệu';
	},
	tagline: 'Câu giới thiệu ngắn',
	taglineHint: 'Hiện ngay dưới tên gian hàng, ví dụ: Gốm men lam nung củi từ làng nghề.',
	description: 'Giới thiệu gian hàng',
	descriptionHint: 'Bạn bán gì, hàng từ đâu, phục vụ thế nào. Xuống dòng để dễ đọc.',
	logo: 'Biểu trưng',
	logoHint: 'Ảnh vuông, mỗi cạnh từ 200 điểm ảnh; ảnh chưa vuông thì bấm Cắt vuông.',
	banner: 'Ảnh bìa',
	bannerHint: 'Ảnh ngang, đẹp nhất ở tỉ lệ 4:1, ví dụ 1600 × 400.',
	choosePicture: 'Chọn ảnh',
	changePicture: 'Đổi ảnh',
	cropPicture: 'Cắt vuông',
	removePicture: 'Bỏ ảnh',
	uploading: 'Đang tải ảnh',
	noPicture: 'Chưa có ảnh',
	save: 'Lưu trang gian hàng',
	saved: 'Đã lưu. Khách thấy ngay trên trang gian hàng.',

	jump: 'Các phần của trang',
	sellingTitle: 'Cách bán',
	prepTitle: 'Thường chuẩn bị hàng trong',
	prepSaid: (days: number): string => `Chuẩn bị hàng: ${days} ngày làm việc`,
	prepDays: (days: number): string => `${days} ngày làm việc`,
	prepHint: 'Sản phẩm mới dùng số ngày này, bạn sửa được ở từng sản phẩm. Sản phẩm đang bán không thay đổi.',
	prepSaved: 'Đã lưu. Sản phẩm mới dùng số ngày này.',
	payoutSaid: (account: string, state: string): string => `${account} · ${state}`,
	noPayout: 'Chưa có tài khoản',
	payoutTitle: 'Tài khoản nhận tiền',
	payoutText:
		'Quản trị và kế toán của gian hàng thêm hoặc đổi tài khoản ở trang Tiền, sau khi nhập lại mật khẩu; Chợ Biz duyệt rồi mới chuyển tiền vào.',
	payoutLink: 'Đến trang Tiền',
	unsaved: 'Có thay đổi chưa lưu.',
	unsavedMark: 'Chưa lưu',
	changedWhat: 'trang gian hàng',
	noTagline: 'Không có câu giới thiệu',
	otherPictures: 'Ảnh cũng đã đổi.',

	holidayTitle: 'Lịch nghỉ',
	holidaySaid: (holiday: AnnouncedHoliday | null): string =>
		holiday ? `Nghỉ ${spanText(holiday)}` : 'Không có lịch nghỉ',
	holidayText:
		'Trong những ngày này khách vẫn xem được hàng nhưng chưa đặt mua được. Chợ Biz báo trước cho khách hai tuần; đơn đã đặt vẫn cần gửi đúng hẹn.',
	from: 'Nghỉ từ ngày',
	to: 'Đến hết ngày',
	note: 'Lời nhắn cho khách',
	noteHint: 'Ví dụ: Nghỉ Tết cùng gia đình, mùng 10 gửi hàng trở lại.',
	datesMissing: 'Bạn hãy chọn cả ngày đầu và ngày cuối.',
	plan: 'Lưu lịch nghỉ',
	planned: 'Đã lưu lịch nghỉ.',
	cancelHoliday: 'Bỏ lịch nghỉ',
	cancelled: 'Đã bỏ lịch nghỉ. Gian hàng bán bình thường.',

	holidayChangedWhat: 'lịch nghỉ',
	noHoliday: 'Họ đã bỏ lịch nghỉ.',
	holidayDays: (holiday: AnnouncedHoliday): string => `Nghỉ ${spanText(holiday)}.`,

	sectionsTitle: 'Danh mục của gian hàng',
	sectionsSaid: (count: number): string => (count === 0 ? 'Chưa có mục nào' : `${formatCount(count)} mục`),
	sectionsText:
		'Thêm sản phẩm vào các mục để khách dễ tìm. Một sản phẩm có thể ở nhiều mục; mục chưa có sản phẩm thì khách chưa thấy.',
	sectionsNone: 'Chưa có mục nào. Bạn thêm mục đầu tiên, ví dụ: Hàng mới về.',
	newName: 'Tên mục mới',
	add: 'Thêm mục',
	nameTooShort: 'Tên mục dài từ 2 ký tự.',
	added: 'Đã thêm mục.',
	count: (products: number): string => `${formatCount(products)} sản phẩm đang bán`,
	up: (name: string): string => `Đưa ${name} lên`,
	down: (name: string): string => `Đưa ${name} xuống`,
	rename: 'Đổi tên',
	renameOf: (name: string): string => `Đổi tên mục ${name}`,
	renameText: 'Liên kết đã chia sẻ tới mục này vẫn dùng được.',
	name: 'Tên mục',
	renamed: 'Đã đổi tên mục.',
	remove: 'Xóa',
	removeOf: (name: string): string => `Xóa mục ${name}?`,
	removeText: 'Sản phẩm trong mục vẫn còn trong gian hàng. Liên kết tới mục sẽ dẫn về trang gian hàng.',
	removed: 'Đã xóa mục.',
	keep: 'Giữ lại',
	fill: 'Thêm sản phẩm',
	fillOf: (name: string): string => `Thêm sản phẩm vào mục ${name}`,
	find: 'Tìm sản phẩm của bạn',
	more: 'Xem thêm',
	noProducts: 'Gian hàng chưa có sản phẩm nào.',
	hidden: 'chưa đăng bán',
	done: 'Xong',
} as const;

export const shopRoleMessages: Readonly<Record<ShopRole, string>> = {
	admin: 'Quản trị',
	stock: 'Kho',
	orders: 'Đơn hàng',
	accounting: 'Kế toán',
	support: 'Hỗ trợ khách',
};

export const shopRoleHints: Readonly<Record<ShopRole, string>> = {
	admin: 'Làm được mọi việc, kể cả mời người khác.',
	stock: 'Đóng gói, giao đơn, kiểm kho. Không thấy giá và tiền.',
	orders: 'Xác nhận, giao, hủy đơn, xử lý trả hàng, trả lời khách.',
	accounting: 'Xem tiền của gian hàng, sao kê, rút tiền.',
	support: 'Xem đơn và trả lời khách.',
};

const once = `Lời mời dùng một lần, trong ${staffConfig.inviteDays} ngày, chỉ cho địa chỉ e-mail này.`;
const ACTIONS: Readonly<Record<string, string>> = {
	staff_invited: 'mời nhân viên',
	staff_joined: 'tham gia gian hàng',
	staff_role: 'đổi vai trò của một người',
	staff_removed: 'gỡ một người',
	returns: 'đổi cách nhận trả hàng',
	submitted: 'gửi hồ sơ',
};

export const staffMessages = {
	title: 'Nhân viên gian hàng',
	text: `Nhiều nhất ${staffConfig.peopleMax} người. Mỗi vai trò chỉ xem và làm được phần việc được giao.`,
	said: (people: number, invitations: number): string =>
		[`${formatCount(people)} người`, invitations > 0 && `${formatCount(invitations)} lời mời đang chờ`]
			.filter(Boolean)
			.join(' · '),
	owner: 'Chủ gian hàng',
	you: 'bạn',
	joined: 'Bạn đã tham gia gian hàng.',
	lastAct: (action: string, at: string) =>
		`Gần nhất: ${ACTIONS[action] ?? 'sửa gian hàng'}, ${formatDateTime(new Date(at))}`,
	role: 'Vai trò',
	roleOf: (name: string) => `Vai trò của ${name}`,
	email: 'E-mail của người được mời',
	invite: 'Gửi lời mời',
	inviteHint: once,
	invited: 'Đã gửi lời mời.',
	waiting: 'Lời mời đang chờ',
	until: (at: string) => `Hết hạn ${formatDateTime(new Date(at))}`,
	revoke: 'Thu hồi',
	revoked: 'Đã thu hồi lời mời.',
	changed: 'Đã đổi vai trò.',
	remove: 'Gỡ khỏi gian hàng',
	removeTitle: (name: string) => `Gỡ ${name} khỏi gian hàng?`,
	removeText: 'Người này không vào được kênh người bán của gian hàng nữa, ngay từ bây giờ.',
	removed: 'Đã gỡ khỏi gian hàng.',
	mail: 'Gửi e-mail cho tôi khi có đơn cần làm',
	mailHint: 'Thông báo trên trang luôn có; e-mail tùy bạn chọn.',
	mailed: 'Đã bật e-mail.',
	notMailed: 'Đã tắt e-mail. Bạn vẫn nhận thông báo trên trang.',
	leave: 'Rời gian hàng',
	leaveTitle: 'Rời gian hàng?',
	leaveText: 'Bạn không vào được kênh người bán của gian hàng này nữa. Muốn quay lại, bạn cần được mời lại.',
	left: 'Bạn đã rời gian hàng.',
	keep: 'Giữ nguyên',
	failed: 'Chưa tải được. Bạn hãy tải lại trang.',
	acceptTitle: 'Bạn được mời làm việc cho một gian hàng',
	acceptText: 'Nhận lời mời là bạn làm việc cho gian hàng này bằng tài khoản đang đăng nhập.',
	accept: 'Nhận lời mời',
} as const;

export const invitationMessages = (shopName: string, role: ShopRole) => ({
	subject: `${shopName} mời bạn làm việc cho gian hàng`,
	body: `Gian hàng ${shopName} mời bạn làm việc trong vai trò ${shopRoleMessages[role]}.\n${once}`,
	action: staffMessages.accept,
});
