import { feesConfig } from '#src/domains/fees/contract.ts';
import { ordersConfig } from '#src/domains/orders/contract/order.ts';
import { returnsConfig } from '#src/domains/returns/contract/return.ts';
import { settlementConfig } from '#src/domains/settlement/contract/settlement.ts';
import { applicationConfig, type PaperKind, type RequestedField } from '#src/domains/vendors/contract/application.ts';
import {
	INFO_ROUNDS_MAX,
	type LegalKind,
	REVIEW_WORKING_DAYS,
	SHOP_TEXTS,
	type ShopState,
	type VendorFailure,
} from '#src/domains/vendors/contract/shop.ts';
import { formatVnd } from '#src/shared/text/amount-text.ts';
import { formatNumber } from '#src/shared/text/number-text.ts';
import { formatDateTime } from '#src/shared/time.ts';
import type { MessageTable } from '../../message-table.ts';
import { emailSuggested } from '../identity-suggestion.ts';
import { changedMessages } from '../ui.ts';

export const APPLY_STEPS = ['who', 'shop', 'papers', 'agreement', 'check'] as const;
export type ApplyStep = (typeof APPLY_STEPS)[number];

export const applyMessages = {
	title: 'Mở gian hàng',
	description: 'Gửi hồ sơ để trở thành người bán trên Chợ Biz.',
	intro: `Khoảng mười phút. Hồ sơ tự lưu khi bạn nhập, bạn dừng và quay lại bất cứ lúc nào. Chợ Biz trả lời trong ${REVIEW_WORKING_DAYS} ngày làm việc.`,
	needsScript: 'Trang này cần JavaScript để điền và gửi hồ sơ.',
	steps: {
		who: 'Người bán',
		shop: 'Gian hàng',
		papers: 'Giấy tờ',
		agreement: 'Thỏa thuận',
		check: 'Xem lại và gửi',
	} satisfies Record<ApplyStep, string>,
	stepOf: (at: number, all: number) => `Bước ${at}/${all}`,
	stepsLabel: 'Các bước của hồ sơ',
	wrongHere: 'có chỗ cần sửa',
	back: 'Quay lại',
	next: 'Tiếp tục',
	send: 'Gửi hồ sơ',
	sendAgain: 'Gửi phần bổ sung',
	sent: 'Đã gửi hồ sơ.',
	saving: 'Đang lưu…',
	saved: 'Đã lưu',
	kept: 'Mất mạng, đã lưu tạm trên máy này. Khi có mạng, hồ sơ tự lưu.',
	storedRejected: (why: string) => `Chưa lưu được: ${why} Nội dung bạn nhập vẫn còn trên máy này.`,
	unverifiedTitle: 'Bạn cần xác nhận e-mail',
	unverifiedText: 'Chợ Biz gửi kết quả duyệt qua e-mail, nên bạn cần xác nhận địa chỉ trước khi điền hồ sơ.',
	toAccount: 'Tới trang tài khoản để xác nhận',
	kind: 'Bạn bán với tư cách',
	kindHints: {
		individual: 'Bán hàng với tên của chính bạn.',
		household: 'Có giấy đăng ký hộ kinh doanh và mã số thuế.',
		company: 'Có giấy đăng ký doanh nghiệp và mã số thuế.',
	},
	legalName: { individual: 'Họ và tên', household: 'Tên hộ kinh doanh', company: 'Tên công ty' },
	legalNameHint: 'Viết đúng như trên giấy tờ. Tên này hiện công khai ở gian hàng.',
	taxCode: 'Mã số thuế',
	taxCodeHint: 'Hộ kinh doanh và công ty cần nhập; cá nhân có thì nhập.',
	legalAddress: 'Địa chỉ đăng ký',
	phone: 'Số điện thoại',
	email: 'E-mail liên hệ',
	publicHint: 'Hiện công khai ở gian hàng.',
	identityTitle: 'Người đại diện',
	identityText: `Từ ${applicationConfig.adultYears} tuổi. Số căn cước chỉ dùng để đối chiếu với giấy tờ; Chợ Biz không lưu số này.`,
	number: 'Số căn cước',
	numberHint: '12 chữ số ở mặt trước thẻ.',
	birthDate: 'Ngày sinh',
	checkIdentity: 'Kiểm tra',
	identityDone: 'Đã ghi nhận căn cước của người đại diện.',
	changeIdentity: 'Nhập lại',
	name: 'Tên gian hàng',
	nameHint: 'Không trùng và không giống tên gian hàng khác.',
	tagline: 'Câu giới thiệu ngắn',
	about: 'Lời giới thiệu',
	province: 'Gửi hàng từ tỉnh, thành',
	capabilities: 'Lĩnh vực hoạt động',
	capabilityNames: { goods: 'Bán hàng', freight: 'Vận chuyển bằng xe riêng' },
	papersText:
		'Chụp rõ, đủ bốn góc. Ảnh được giữ riêng: chỉ bạn và người duyệt hồ sơ xem được. Giấy tờ dạng PDF, bạn chụp màn hình từng trang.',
	papers: {
		identity: 'Căn cước của người đại diện, hai mặt',
		licence: 'Giấy đăng ký kinh doanh',
		category: 'Giấy phép của ngành hàng có điều kiện',
		other: 'Giấy tờ khác',
	} satisfies Record<PaperKind, string>,
	papersNeeded: 'Bắt buộc.',
	papersMaybe: 'Chỉ cần với ngành hàng có điều kiện.',
	addPaper: 'Thêm ảnh',
	uploading: 'Đang tải ảnh…',
	tooMany: `Hồ sơ có nhiều nhất ${applicationConfig.papersMax} ảnh.`,
	paper: (kind: PaperKind, at: number) => `${applyMessages.papers[kind]}, ảnh ${at}`,
	removePaper: 'Bỏ ảnh',
	agree: 'Tôi đã đọc và đồng ý với thỏa thuận bán hàng',
	agreeNeeded: 'Bạn cần đồng ý với thỏa thuận mới gửi được hồ sơ.',
	missing: 'Chưa điền',
	edit: 'Sửa',
	identityGiven: 'Đã ghi nhận',
	papersCount: (count: number) => `${count} ảnh`,
	checkText: 'Bạn hãy xem lại trước khi gửi. Sau khi gửi, bạn vẫn rút về sửa được khi Chợ Biz chưa trả lời.',
	requestedTitle: 'Chợ Biz cần bạn bổ sung',
	requestedText: (left: number) =>
		left > 0
			? `Sửa từng chỗ dưới đây rồi gửi lại. Sau lần này, Chợ Biz còn có thể hỏi thêm ${left} lần.`
			: `Sửa từng chỗ dưới đây rồi gửi lại. Đây là lần hỏi cuối trong ${INFO_ROUNDS_MAX} lần.`,
	answered: 'Đã sửa',
	throwAway: 'Xóa hồ sơ nháp',
	thrownAway: 'Đã xóa hồ sơ nháp.',
	throwTitle: 'Xóa hồ sơ nháp?',
	throwText: 'Nội dung đã nhập và ảnh giấy tờ trong hồ sơ sẽ mất.',
	withdraw: 'Rút hồ sơ về sửa',
	withdrawn: 'Đã rút hồ sơ. Bạn hãy sửa rồi gửi lại.',
	withdrawTitle: 'Rút hồ sơ về sửa?',
	withdrawText: 'Hồ sơ thành bản nháp và không được duyệt cho đến khi bạn gửi lại.',
	keep: 'Giữ nguyên',
	closes: (at: string) => `Hồ sơ nháp không cập nhật sẽ được xóa sau ${formatDateTime(new Date(at))}.`,
	closesUnanswered: (at: string) =>
		`Chưa bổ sung thì hồ sơ và ảnh giấy tờ được xóa sau ${formatDateTime(new Date(at))}.`,
	stateTitle: 'Tình trạng hồ sơ',
	written: 'Điền hồ sơ',
	waiting: 'Chợ Biz xét duyệt',
	answerBy: (at: string) => `Trả lời muộn nhất ${formatDateTime(new Date(at))}.`,
	opened: 'Gian hàng hoạt động',
	openedText: 'Đăng sản phẩm đầu tiên ngay khi được duyệt.',
	refused: 'Không được duyệt',
	rejectedText: 'Bạn sửa theo lý do rồi nộp lại; nội dung và ảnh giấy tờ được giữ nguyên.',
	again: 'Sửa và nộp lại',
	againOpened: 'Hồ sơ mở lại để sửa.',
	againLater: (from: string) =>
		`Hồ sơ không được duyệt ${applicationConfig.rejectionsMax} lần trong ${applicationConfig.rejectionDays} ngày, nên bạn nộp lại được từ ${formatDateTime(new Date(from))}.`,
	rejectedBefore: (at: string) => `Lần trước không được duyệt, ${formatDateTime(new Date(at))}`,
	wrongDecision: 'Thấy quyết định chưa đúng?',
	complain: 'Liên hệ Chợ Biz',
	toConsole: 'Mở kênh người bán',
	toAppeal: 'Xem lý do và giải trình',
	statesText: {
		approved: 'Gian hàng của bạn đang mở.',
		suspended: 'Gian hàng đang tạm ngừng bán. Khách vẫn xem được nhưng không đặt mua được.',
		terminated: 'Gian hàng đã đóng hẳn và không mở lại. Đơn và tiền cũ vẫn xem được.',
		staff: 'Bạn đang làm việc cho một gian hàng, nên không mở gian hàng khác bằng tài khoản này.',
	},
} as const;

export const requestedFieldMessages: Readonly<Record<RequestedField, string>> = {
	legalKind: applyMessages.kind,
	legalName: 'Tên trên giấy tờ',
	taxCode: applyMessages.taxCode,
	legalAddress: applyMessages.legalAddress,
	phone: applyMessages.phone,
	email: applyMessages.email,
	identity: applyMessages.identityTitle,
	name: applyMessages.name,
	tagline: applyMessages.tagline,
	description: applyMessages.about,
	provinceCode: applyMessages.province,
	capabilities: applyMessages.capabilities,
	papers: applyMessages.steps.papers,
};

const BP_PER_PERCENT = 100;
const percent = (basisPoints: number): string => `${formatNumber(basisPoints / BP_PER_PERCENT)}%`;
const rates = [feesConfig.base.goodsBp, ...Object.values(feesConfig.base.categoryBp)];
const { holdDays, withheldBp, changeNoticeDays } = feesConfig;
const { confirm, packGraceDays, shopCancelGoodwill } = ordersConfig;

/** The seller agreement, with numbers from the configuration that enforces them. */
export const sellerAgreement = {
	title: `Thỏa thuận bán hàng, bản ${applicationConfig.agreementVersion}`,
	lead: 'Những điều chính dưới đây là một phần của Quy chế hoạt động. Gửi hồ sơ là bạn đồng ý với cả hai.',
	rules: 'Đọc toàn bộ Quy chế hoạt động',
	points: [
		[
			'Phí',
			`Từ ${percent(Math.min(...rates))} đến ${percent(Math.max(...rates))} giá hàng đã bán, tùy ngành hàng; phí giao hàng không bị tính phí. Phí tăng thì bạn được báo trước ít nhất ${changeNoticeDays} ngày.`,
		],
		[
			'Giữ tiền',
			`Tiền của một đơn rút được ${holdDays.standard} ngày sau khi đơn hoàn thành; gian hàng mới chờ ${holdDays.newShop} ngày. Mỗi lần rút từ ${formatVnd(settlementConfig.payoutLeastVnd)}.`,
		],
		[
			'Thuế',
			`Cá nhân và hộ kinh doanh: Chợ Biz khấu trừ ${percent(withheldBp.household.vat)} thuế giá trị gia tăng và ${percent(withheldBp.household.pit)} thuế thu nhập cá nhân trên từng sản phẩm. Công ty tự khai thuế.`,
		],
		[
			'Đúng hẹn',
			`Xác nhận đơn trong ${confirm.overdueHours} giờ (không tính Chủ nhật và ngày lễ; mỗi đơn ghi rõ ngày giờ); quá ${confirm.cancelHours} giờ, đơn tự hủy và lỗi thuộc gian hàng. Trễ giao quá ${packGraceDays} ngày làm việc, đơn cũng tự hủy.`,
		],
		[
			'Phạt',
			`Hủy đơn đã xác nhận: bạn hoàn đủ tiền cho người mua và đền ${shopCancelGoodwill.percent}% giá trị đơn bằng bizcoin, nhiều nhất ${formatVnd(shopCancelGoodwill.maxVnd)}. Khoản này trừ vào tiền bạn đang có ở Chợ Biz và mỗi ngày không quá ${formatVnd(shopCancelGoodwill.shopDayMaxVnd)}.`,
		],
		[
			'Trả hàng',
			`Người mua báo lỗi trong ${returnsConfig.buyer.defectDays} ngày sau khi nhận. Bạn trả lời trong ${returnsConfig.shop.answerHours} giờ và kiểm hàng về trong ${returnsConfig.shop.inspectHours} giờ; không trả lời là đồng ý hoàn tiền.`,
		],
	],
} as const;

const span = ({ min, max }: { readonly min: number; readonly max: number }): string => `từ ${min} đến ${max} ký tự`;

export const vendorMessages = {
	'vendors.email_unverified': 'Bạn cần xác nhận e-mail trước khi mở gian hàng.',
	'vendors.has_shop': 'Tài khoản này đã có một gian hàng. Mỗi người mở được một gian hàng.',
	'vendors.not_found': 'Không tìm thấy gian hàng này.',
	'vendors.state_refuses': 'Gian hàng đang ở trạng thái không làm được việc này. Bạn hãy tải lại trang để xem.',
	'vendors.tax_code_missing': 'Hộ kinh doanh và công ty cần nhập mã số thuế.',
	'vendors.phone_invalid': 'Số điện thoại chưa đúng. Ví dụ: 0912 345 678.',
	'vendors.province_unknown': 'Bạn hãy chọn lại tỉnh, thành nơi gửi hàng.',
	'vendors.reason_missing': 'Bạn cần ghi lý do để người nộp biết phải làm gì tiếp.',
	'vendors.office_own_shop': 'Người của gian hàng không được quyết định về chính gian hàng đó.',
	'vendors.block_holds': 'Gian hàng đang bị ngừng đăng bán.',
	'vendors.block_missing': 'Gian hàng không bị ngừng đăng bán.',
	'vendors.info_rounds_used': ({ max }) => `Đã yêu cầu bổ sung đủ ${max} lần. Hãy duyệt hoặc từ chối hồ sơ.`,
	'vendors.page_changed': changedMessages.refused('trang này'),
	'vendors.picture_unknown': 'Ảnh chưa tải lên xong. Bạn hãy tải lại ảnh rồi thử lại.',
	'vendors.picture_taken': 'Ảnh này không phải của gian hàng bạn. Bạn hãy chọn ảnh do gian hàng tải lên.',
	'vendors.words_banned':
		'Có từ chỉ mặt hàng hoặc cách bán không được phép trên Chợ Biz. Bạn hãy bỏ phần đó rồi lưu lại.',
	'vendors.words_contact':
		'Có số điện thoại hoặc số tài khoản. Khách nhắn tin và thanh toán ngay trên Chợ Biz, nên bạn hãy bỏ phần đó.',
	'vendors.words_link': 'Có đường dẫn sang nơi khác. Bạn hãy bỏ đường dẫn rồi lưu lại.',
	'vendors.own_shop': 'Đây là gian hàng của bạn, bạn không cần theo dõi.',
	'vendors.role_not_allowed': 'Chỉ người quản trị gian hàng làm được việc này.',
	'vendors.holiday_changed': changedMessages.refused('lịch nghỉ'),
	'vendors.holiday_turned': 'Ngày nghỉ cuối không được trước ngày nghỉ đầu. Bạn hãy sửa lại ngày.',
	'vendors.holiday_over': 'Kỳ nghỉ này đã qua. Bạn hãy chọn ngày từ hôm nay trở đi.',
	'vendors.holiday_too_far': ({ max }) => `Bạn đặt lịch nghỉ trước nhiều nhất ${max} ngày.`,
	'vendors.holiday_too_long': ({ max }) =>
		`Mỗi kỳ nghỉ dài nhất ${max} ngày. Nghỉ lâu hơn, bạn đặt thêm kỳ mới khi gần hết.`,
	'vendors.follows_too_many': ({ max }) =>
		`Bạn đang theo dõi đủ ${max} gian hàng. Bỏ theo dõi bớt một gian hàng rồi thử lại.`,
	'vendors.application_incomplete': 'Hồ sơ còn chỗ chưa điền. Bạn hãy xem các ô được đánh dấu.',
	'vendors.application_closed': 'Hồ sơ đã gửi nên không sửa được nữa. Bạn tải lại trang để xem hồ sơ đang ở bước nào.',
	'vendors.application_changed': 'Hồ sơ đã khác lúc bạn mở ra xem. Bạn hãy tải lại rồi xem lại.',
	'vendors.application_missing': 'Bạn chưa có hồ sơ mở gian hàng.',
	'vendors.field_missing': 'Bạn chưa nhập ô này.',
	'vendors.choice_missing': 'Bạn chưa chọn mục nào.',
	'vendors.shop_name_invalid': `Tên gian hàng viết trên một dòng, có chữ cái hoặc chữ số, ${span(SHOP_TEXTS.name)}.`,
	'vendors.words_invalid': 'Có ký tự ẩn, hoặc dài hơn số ký tự cho phép. Bạn hãy gõ lại ô này.',
	'vendors.legal_name_invalid': `Viết đủ tên như trên giấy tờ, trên một dòng, ${span(SHOP_TEXTS.legalName)}.`,
	'vendors.legal_address_invalid': `Viết đủ số nhà, đường, phường xã và tỉnh thành, trên một dòng, ${span(SHOP_TEXTS.legalAddress)}.`,
	'vendors.tax_code_invalid':
		'Mã số thuế có 10 hoặc 12 chữ số; của chi nhánh thì thêm gạch nối và 3 chữ số, ví dụ: 0100000001-001.',
	'vendors.email_invalid': ({ suggestion }) => emailSuggested('E-mail chưa đúng', suggestion),
	'vendors.email_mistyped': ({ suggestion }) => emailSuggested('Có vẻ bạn gõ nhầm e-mail', suggestion),
	'vendors.identity_invalid': 'Số căn cước và ngày sinh không khớp. Số căn cước có 12 chữ số, ghi ở mặt trước thẻ.',
	'vendors.identity_missing': 'Bạn hãy nhập số căn cước và ngày sinh của người đại diện.',
	'vendors.identity_taken':
		'Danh tính hoặc mã số thuế này đã có gian hàng. Muốn mở thêm, bạn liên hệ Chợ Biz ở trang Gửi khiếu nại.',
	'vendors.identity_unchecked': 'Chưa đối chiếu căn cước của người nộp nên chưa duyệt được.',
	'vendors.identity_differs': 'Số căn cước trên giấy tờ khác số người nộp đã khai.',
	'vendors.too_young': ({ years }) => `Người mở gian hàng cần đủ ${years} tuổi.`,
	'vendors.name_letters': 'Tên gian hàng chỉ dùng chữ cái tiếng Việt, chữ số và dấu câu thường.',
	'vendors.name_taken': 'Đã có gian hàng mang tên này hoặc quá giống. Bạn hãy chọn tên khác.',
	'vendors.name_reserved': 'Tên này dễ bị hiểu là của Chợ Biz. Bạn hãy chọn tên khác.',
	'vendors.papers_missing': 'Còn thiếu ảnh giấy tờ bắt buộc.',
	'vendors.papers_full': ({ max }) => `Hồ sơ có nhiều nhất ${max} ảnh giấy tờ.`,
	'vendors.paper_unknown': 'Ảnh này chưa tải lên xong. Bạn hãy tải lại.',
	'vendors.agreement_old': 'Thỏa thuận bán hàng vừa có bản mới. Bạn hãy tải lại trang và đọc lại.',
	'vendors.applied_too_often': ({ max, days }) =>
		`Trong ${days} ngày, hồ sơ bị từ chối ${max} lần. Bạn nộp lại được ${days} ngày sau lần từ chối đầu tiên.`,
	'vendors.suspension_changed': 'Lần tạm ngừng này đã khác lúc bạn mở ra xem. Bạn hãy tải lại trang rồi xem lại.',
	'vendors.appeal_made': 'Gian hàng đã gửi giải trình cho lần tạm ngừng này. Bạn hãy tải lại trang để xem.',
	'vendors.appeal_late': 'Đã hết hạn giải trình cho lần tạm ngừng này.',
	'vendors.appeal_missing': 'Không có giải trình nào đang chờ trả lời.',
	'vendors.appeal_waits': 'Gian hàng còn thời gian giải trình, hoặc giải trình chưa được trả lời.',
	'vendors.appeal_same_person': 'Người đã tạm ngừng gian hàng không được trả lời giải trình; cần người khác xem.',
	'vendors.staff_taken': 'Tài khoản này đang làm việc cho một gian hàng.',
	'vendors.staff_unknown': 'Không tìm thấy người này trong gian hàng.',
	'vendors.staff_owner': 'Chủ gian hàng luôn là quản trị, không đổi hay gỡ được.',
	'vendors.staff_full': ({ max }) => `Gian hàng có nhiều nhất ${max} người, kể cả lời mời đang chờ.`,
	'vendors.invitation_gone': 'Lời mời này đã dùng, đã hết hạn hoặc bị thu hồi. Bạn hãy đề nghị gian hàng mời lại.',
	'vendors.invitation_other': 'Lời mời này gửi tới một địa chỉ e-mail khác. Bạn hãy đăng nhập đúng địa chỉ được mời.',
} satisfies MessageTable<VendorFailure>;

export const vendorsStateMessages: Readonly<Record<ShopState, string>> = {
	draft: 'Bản nháp',
	submitted: 'Chờ duyệt',
	needs_info: 'Cần bổ sung',
	rejected: 'Bị từ chối',
	approved: 'Đang hoạt động',
	suspended: 'Tạm ngừng bán',
	terminated: 'Đã đóng',
};

export const legalKindMessages: Readonly<Record<LegalKind, string>> = {
	individual: 'Cá nhân',
	household: 'Hộ kinh doanh',
	company: 'Công ty',
};
