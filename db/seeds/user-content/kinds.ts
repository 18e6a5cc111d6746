import { appliance, computer, gadget, phoneCover } from './of-devices.ts';
import { cereal, coffeeTea, driedSea, grain, honey, nuts, seaJar, snack, spice } from './of-food.ts';
import { bedding, book, craft, decor, kitchenware, pillow, stationery } from './of-home.ts';
import { baby, babyClothes, care, careTool, makeup, toy } from './of-people.ts';
import { accessory, clothes, shoes } from './of-wear.ts';
import { camp, garden, moto, petFood, petGear, plant, rideWear, seeds, sport, tool } from './of-yard.ts';

export type QuestionAndAnswer = readonly [question: string, answer: string];
/** A complaint and the shop's reply to it. */
export type ComplaintAndReply = readonly [complaint: string, reply: string];

/** Texts that fit every product of a kind. */
export type KindTexts = {
	/** On use and storage, for descriptions. */
	readonly notes: readonly string[];
	readonly praise: readonly string[];
	readonly caveats: readonly string[];
	readonly complaints: readonly ComplaintAndReply[];
	readonly questions: readonly QuestionAndAnswer[];
};

/** By second-level category. */
const KIND_OF_CATEGORY: Readonly<Record<string, KindTexts>> = {
	'gao-ngu-coc': grain,
	'trai-cay-say': snack,
	'banh-keo-an-vat': snack,
	'mat-ong-hat': nuts,
	'gia-vi': spice,
	'ca-phe-tra': coffeeTea,
	'kho-mam': driedSea,
	ao: clothes,
	quan: clothes,
	'vay-dam': clothes,
	'phu-kien': accessory,
	'tui-vi': accessory,
	'giay-dep': shoes,
	'chan-ga-goi': bedding,
	'bat-dia-ly': kitchenware,
	'noi-chao': kitchenware,
	'nha-bep-dien': appliance,
	'quat-lam-mat': appliance,
	'cham-soc-quan-ao': appliance,
	'don-dep': appliance,
	'den-trang-tri': decor,
	'dien-thoai': gadget,
	'sac-cap': gadget,
	'tai-nghe-loa': gadget,
	'op-bao-da': phoneCover,
	'may-tinh': computer,
	'chuot-ban-phim': computer,
	'luu-tru': computer,
	'van-phong-pham': stationery,
	'so-but': stationery,
	sach: book,
	'thu-cong-my-nghe': craft,
	'do-dung-cho-be': baby,
	'quan-ao-be': babyClothes,
	'do-choi': toy,
	'cham-soc-da': care,
	'toc-co-the': care,
	'trang-diem': makeup,
	'bong-vot': sport,
	'gym-yoga': sport,
	'cam-trai': camp,
	'xe-dap': sport,
	'cay-canh-hat-giong': plant,
	'dung-cu-vuon': garden,
	'cho-cho-meo': petGear,
	'phu-tung-xe-may': moto,
	'mu-ao-mua': rideWear,
	'dung-cu-cam-tay': tool,
};

/** Products that differ from the others of their category. */
const KIND_OF_NAME: readonly (readonly [pattern: RegExp, kind: KindTexts])[] = [
	[/^Yến mạch|^Bột ngũ cốc/, cereal],
	[/^Mật ong/, honey],
	[/^Nước mắm|^Mắm|^Rong nho|^Cá cơm|chà bông|^Chà bông/, seaJar],
	[/^Gối cao su/, pillow],
	[/^Giá nâng|^Tấm lót/, stationery],
	[/^Lược|^Bàn chải tre|^Bông rửa mặt|^Bộ cọ/, careTool],
	[/^Nước tẩy trang/, care],
	[/^Áo thun thể thao/, clothes],
	[/^Bình nước thể thao/, camp],
	[/^Hạt giống/, seeds],
	[/^Thức ăn|^Pate|^Cát vệ sinh/, petFood],
];

export function kindOf(category: string, name: string): KindTexts {
	const kind = KIND_OF_NAME.find(([pattern]) => pattern.test(name))?.[1] ?? KIND_OF_CATEGORY[category];
	if (!kind) throw new Error(`no texts are written for the category ${category}`);
	return kind;
}
