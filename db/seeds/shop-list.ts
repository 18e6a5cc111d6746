import type { OpenShopInput } from '#src/domains/vendors/contract/open-shop.ts';
import { anhDuong } from './catalogue/anh-duong.ts';
import { bacTu } from './catalogue/bac-tu.ts';
import { caoNguyenXanh } from './catalogue/cao-nguyen-xanh.ts';
import { coMay } from './catalogue/co-may.ts';
import { gocVanPhong } from './catalogue/goc-van-phong.ts';
import { gomNhaMoc } from './catalogue/gom-nha-moc.ts';
import { mienBien } from './catalogue/mien-bien.ts';
import { nhaCuaBong } from './catalogue/nha-cua-bong.ts';
import { nongSanCuuLong } from './catalogue/nong-san-cuu-long.ts';
import { phuKienSo9 } from './catalogue/phu-kien-so-9.ts';
import type { Product } from './catalogue/product.ts';
import { sanChoi } from './catalogue/san-choi.ts';
import { songHan } from './catalogue/song-han.ts';
import { APPLICANT, carrierOwner, type DemoPerson, REJECTED, shopOwner } from './people.ts';

export type DemoShop = {
	readonly owner: DemoPerson;
	readonly icon: string;
	readonly application: Omit<OpenShopInput, 'capabilities' | 'phone' | 'email'>;
	readonly capabilities: OpenShopInput['capabilities'];
	readonly promise: string;
	readonly goods: readonly Product[];
	readonly ageDays: number;
	readonly isApproved: boolean;
	readonly rejection?: string;
	readonly acceptsChangeOfMind: boolean;
};

type Notified = readonly [
	name: string,
	owner: string,
	icon: string,
	provinceCode: string,
	legalAddress: string,
	tagline: string,
	description: string,
	promise: string,
	goods: readonly Product[],
];

const told: readonly Notified[] = [
	[
		'Nông Sản Cửu Long',
		'Võ Thị Út',
		'sheaf-of-rice',
		'92',
		'Số 12 đường Mẫu 1, phường Ninh Kiều, Cần Thơ',
		'Gạo, trái cây sấy và đặc sản miệt vườn',
		'Nhà làm gạo ba đời bên bờ sông Hậu. Chúng tôi mua lúa tươi của bà con trong vùng, xay theo đơn và ghi ngày xay lên từng túi.',
		'Hàng đóng kín, ghi ngày trên bao bì, đi trong thùng giấy hai lớp. Nhận hàng thấy rách hở cứ nhắn, chúng tôi gửi lại.',
		nongSanCuuLong,
	],
	[
		'May Mặc Sông Hàn',
		'Đặng Minh Châu',
		'dress',
		'48',
		'Số 8 đường Mẫu 2, phường Hải Châu, Đà Nẵng',
		'Áo quần mặc thường ngày, may tại Đà Nẵng',
		'Xưởng may mười hai người, vải chọn cuộn, đường may kiểm hai lượt. Số đo ghi thật để bạn khỏi phải đổi.',
		'Mỗi món được kiểm trước khi gói. Chưa ưng thì đổi trong bảy ngày, còn tem mác.',
		songHan,
	],
	[
		'Cao Nguyên Xanh',
		'Hoàng Văn Lâm',
		'hot-beverage',
		'68',
		'Số 5 đường Mẫu 3, phường Xuân Hương, Lâm Đồng',
		'Cà phê, trà và gia vị từ vùng đất đỏ',
		'Vườn cà phê ở độ cao trên một nghìn mét, tự hái, tự rang. Mỗi mẻ rang hai mươi kí và ghi ngày rang trên bao.',
		'Hàng đóng gói theo đơn, ghi ngày trên bao bì, gửi trong ngày làm việc kế tiếp.',
		caoNguyenXanh,
	],
	[
		'Đặc Sản Miền Biển',
		'Ngô Thị Sương',
		'fish',
		'56',
		'Số 21 đường Mẫu 4, phường Nha Trang, Khánh Hoà',
		'Nước mắm, khô và hải sản một nắng',
		'Gia đình có ghe đánh bắt và lò mắm thùng gỗ. Hàng phơi trong nhà kính, không phẩm màu, không chất bảo quản.',
		'Hàng đóng kín hai lớp, món cần lạnh đi kèm đá gel. Hở hay dập cứ chụp ảnh, chúng tôi gửi lại.',
		mienBien,
	],
	[
		'Điện Máy Ánh Dương',
		'Lý Gia Khánh',
		'high-voltage',
		'79',
		'Số 100 đường Mẫu 5, phường Tân Bình, TP. Hồ Chí Minh',
		'Đồ điện gia dụng dùng bền, bảo hành rõ',
		'Bán đồ điện từ năm 2012. Máy nào chúng tôi cũng cắm thử, dán tem bảo hành và ghi số máy vào đơn.',
		'Bảo hành 12 tháng, lỗi của máy được đổi mới trong 7 ngày đầu. Giữ lại hộp giúp chúng tôi nhé.',
		anhDuong,
	],
	[
		'Phụ Kiện Số 9',
		'Trương Tuấn Kiệt',
		'mobile-phone',
		'79',
		'Số 9 đường Mẫu 6, phường Bến Nghé, TP. Hồ Chí Minh',
		'Điện thoại và phụ kiện cho người dùng kỹ tính',
		'Tiệm nhỏ chuyên sạc, cáp, tai nghe. Món nào không dùng được ít nhất một năm thì chúng tôi không nhập.',
		'Bảo hành một đổi một trong 30 ngày. Hộp giấy tái chế, không chèn xốp.',
		phuKienSo9,
	],
	[
		'Góc Văn Phòng',
		'Bùi Thu Trang',
		'laptop',
		'01',
		'Số 15 ngõ Mẫu 7, phường Cầu Giấy, Hà Nội',
		'Máy tính, bàn phím, giấy bút và sách',
		'Nơi bạn sắm đủ cho một góc làm việc: từ chiếc bút đến màn hình. Có hoá đơn cho công ty.',
		'Hàng được kiểm trước khi gói và bọc thêm một lớp chống ẩm. Cần hoá đơn công ty, bạn ghi chú khi đặt.',
		gocVanPhong,
	],
	[
		'Gốm Nhà Mộc',
		'Phùng Đức An',
		'amphora',
		'01',
		'Xóm Mẫu 8, xã Bát Tràng, Hà Nội',
		'Gốm làm tay và đồ trang trí làng nghề',
		'Lò gốm hai vợ chồng ở Bát Tràng, thêm đồ thủ công của các làng bên. Mỗi món làm tay nên hoa văn có thể lệch chút xíu.',
		'Gói ba lớp giấy tổ ong. Hư hỏng khi vận chuyển được gửi lại món khác.',
		gomNhaMoc,
	],
	[
		'Nhà Của Bống',
		'Vũ Ngọc Diệp',
		'teddy-bear',
		'31',
		'Số 30 đường Mẫu 9, phường Lê Chân, Hải Phòng',
		'Đồ dùng, quần áo và đồ chơi cho bé',
		'Mẹ Bống chọn đồ như chọn cho con mình: cạnh bo tròn, vải mềm, màu an toàn và giá dễ chịu.',
		'Mỗi món ghi rõ độ tuổi phù hợp và cách dùng. Mẹ cần tư vấn thêm, cứ nhắn cho chúng tôi.',
		nhaCuaBong,
	],
	[
		'Thảo Mộc Cỏ Mây',
		'Tôn Nữ Thanh Vân',
		'herb',
		'46',
		'Số 4 kiệt Mẫu 10, phường Phú Xuân, Huế',
		'Chăm sóc da và tóc từ cây cỏ',
		'Bếp nhỏ ở Huế nấu từng mẻ dầu gội, xà bông, nước hoa hồng. Thành phần ghi đủ, ngắn và đọc được.',
		'Mỗi món được kiểm trước khi gói, bao bì ghi đủ ngày và cách dùng. Chưa rõ điều gì, bạn cứ nhắn.',
		coMay,
	],
	[
		'Sân Chơi Thể Thao',
		'Đinh Công Thành',
		'soccer-ball',
		'75',
		'Số 77 đường Mẫu 11, phường Biên Hoà, Đồng Nai',
		'Dụng cụ thể thao, cắm trại và xe đạp',
		'Chúng tôi chơi thật rồi mới bán: cầu lông mỗi tối, leo núi mỗi tháng. Hỏi cỡ vợt cỡ giày cứ nhắn.',
		'Chúng tôi dùng thử trước khi bán và kiểm từng món trước khi gửi. Chưa chắc loại nào hợp, bạn cứ nhắn.',
		sanChoi,
	],
	[
		'Vườn Bác Tư',
		'Hồ Văn Tư',
		'potted-plant',
		'40',
		'Xóm Mẫu 12, xã Nghi Lộc, Nghệ An',
		'Cây cảnh, thú cưng, phụ tùng và đồ nghề',
		'Bác Tư trồng cây từ hồi còn đi bộ đội về. Cây gửi đi đã dưỡng đủ rễ; phụ tùng và đồ nghề là của con trai bác phụ bán.',
		'Hàng đóng chắc, gửi đầu tuần để không nằm kho. Có gì không ổn trong ba ngày đầu, chụp ảnh nhắn cho bác.',
		bacTu,
	],
];

const productShops: readonly DemoShop[] = told.map(
	([name, owner, icon, provinceCode, legalAddress, tagline, description, promise, goods], index) => ({
		owner: shopOwner(index + 1, owner),
		icon,
		application: {
			name,
			tagline,
			description,
			legalKind: index % 4 === 1 ? 'company' : 'household',
			legalName: index % 4 === 1 ? `Công ty TNHH ${name} (mẫu)` : `Hộ kinh doanh ${owner} (mẫu)`,
			taxCode: `00000000${String(index + 1).padStart(2, '0')}`,
			legalAddress,
			provinceCode,
		},
		capabilities: ['goods'],
		promise,
		goods,
		ageDays: 420 - index * 29,
		isApproved: true,
		acceptsChangeOfMind: index % 3 !== 2,
	}),
);

const carrier = (number: number, owner: string, name: string, provinceCode: string, address: string): DemoShop => ({
	owner: carrierOwner(number, owner),
	icon: number === 1 ? 'delivery-truck' : 'articulated-lorry',
	application: {
		name,
		tagline: 'Xe tải ghép hàng, chạy đều mỗi tuần',
		description: 'Nhận ghép hàng và chở nguyên chuyến. Tài xế có giấy phép, xe đăng kiểm đủ, báo giá trong ngày.',
		legalKind: 'company',
		legalName: `Công ty TNHH Vận tải ${name} (mẫu)`,
		taxCode: `000000009${number}`,
		legalAddress: address,
		provinceCode,
	},
	capabilities: ['freight'],
	promise: '',
	goods: [],
	ageDays: 300 + number * 20,
	isApproved: true,
	acceptsChangeOfMind: false,
});

const waiting: DemoShop = {
	owner: APPLICANT,
	icon: 'cupcake',
	application: {
		name: 'Bếp Bánh Chú Đợi',
		tagline: 'Bánh nướng gửi đi trong ngày',
		description: 'Lò bánh gia đình đang chờ Chợ Biz duyệt hồ sơ.',
		legalKind: 'individual',
		legalName: 'Phan Văn Đợi (mẫu)',
		legalAddress: 'Số 3 đường Mẫu 13, phường Vinh Phú, Nghệ An',
		provinceCode: '40',
	},
	capabilities: ['goods'],
	promise: '',
	goods: [],
	ageDays: 1,
	isApproved: false,
	acceptsChangeOfMind: false,
};

const rejected: DemoShop = {
	...waiting,
	owner: REJECTED,
	icon: 'honey-pot',
	application: {
		name: 'Mật Ong Rừng Tràm',
		tagline: 'Mật ong hoa tràm, quay tay',
		description: 'Mật ong lấy từ rừng tràm, lọc thô và đóng chai tại nhà.',
		legalKind: 'household',
		legalName: 'Hộ kinh doanh Đỗ Văn Lỡ (mẫu)',
		taxCode: '0000000088',
		legalAddress: 'Số 5 đường Mẫu 16, phường Rạch Giá, An Giang',
		provinceCode: '91',
	},
	ageDays: 6,
	rejection: 'Giấy đăng ký hộ kinh doanh trong ảnh đã hết hạn. Bạn gia hạn giấy, chụp lại rõ bốn góc rồi nộp lại nhé.',
};

export const DEMO_SHOPS: readonly DemoShop[] = [
	...productShops,
	carrier(1, 'Nguyễn Văn Tải', 'Nhà xe Bắc Nam', '79', 'Bến Mẫu 14, phường An Phú Đông, TP. Hồ Chí Minh'),
	carrier(2, 'Cao Thị Liên', 'Nhà xe Liên Tỉnh', '01', 'Bến Mẫu 15, phường Hoàng Mai, Hà Nội'),
	waiting,
	rejected,
];
