type Room = {
	readonly wall: string;
	readonly floor: readonly [top: string, front: string];
	readonly on: 'tiles' | 'window' | 'stripes' | 'frame' | 'sky';
	readonly beside: readonly [string, string];
};

const WOOD = ['#d9a566', '#b07c42'] as const;
const PALE_WOOD = ['#ecd3ad', '#cfa873'] as const;
const STONE = ['#e7e5e4', '#c4bfba'] as const;
const GRASS = ['#9fd06b', '#74ac45'] as const;

const ROOMS: Readonly<Record<string, Room>> = {
	'nong-san-dac-san': { wall: '#fdf1dc', floor: WOOD, on: 'window', beside: ['teapot', 'bowl-with-spoon'] },
	'thoi-trang': { wall: '#f6ece8', floor: PALE_WOOD, on: 'frame', beside: ['potted-plant', 'mirror'] },
	'dien-thoai-phu-kien': { wall: '#e5edf7', floor: PALE_WOOD, on: 'frame', beside: ['potted-plant', 'hot-beverage'] },
	'may-tinh-van-phong': { wall: '#e8eef0', floor: WOOD, on: 'window', beside: ['hot-beverage', 'potted-plant'] },
	'nha-cua-bep': { wall: '#e9f2ef', floor: PALE_WOOD, on: 'tiles', beside: ['teapot', 'potted-plant'] },
	'dien-gia-dung': { wall: '#eef1f8', floor: STONE, on: 'tiles', beside: ['potted-plant', 'cooked-rice'] },
	'suc-khoe-lam-dep': { wall: '#fbeaf0', floor: STONE, on: 'tiles', beside: ['hibiscus', 'mirror'] },
	'me-be': { wall: '#fff3d6', floor: PALE_WOOD, on: 'stripes', beside: ['teddy-bear', 'balloon'] },
	'sach-qua-tang': { wall: '#f3ead9', floor: WOOD, on: 'frame', beside: ['wrapped-gift', 'books'] },
	'the-thao-da-ngoai': { wall: '#cfeaf9', floor: GRASS, on: 'sky', beside: ['deciduous-tree', 'evergreen-tree'] },
	'xe-do-nghe': { wall: '#e4e7ea', floor: STONE, on: 'stripes', beside: ['toolbox', 'motor-scooter'] },
	'cay-thu-cung': { wall: '#e8f4dd', floor: PALE_WOOD, on: 'window', beside: ['sunflower', 'potted-plant'] },
};
const ELSEWHERE: Room = { wall: '#eef1f8', floor: PALE_WOOD, on: 'frame', beside: ['potted-plant', 'books'] };

const EDGE = 830;

const ON_THE_WALL: Readonly<Record<Room['on'], string>> = {
	tiles: `<path d="M0 205H1200M0 410H1200M0 615H1200M200 0V205M600 0V205M1000 0V205M0 205M400 205V410M800 205V410M200 410V615M600 410V615M1000 410V615M400 615V830M800 615V830"
		stroke="#ffffff" stroke-opacity="0.85" stroke-width="9"/>`,
	window: `<rect x="700" y="70" width="400" height="470" rx="14" fill="#bfe3f6"/><circle cx="990" cy="190" r="62" fill="#ffe08a"/>
		<path d="M700 470Q830 380 920 450T1100 420V540H700Z" fill="#a6d58a"/>
		<path d="M700 70H1100V540H700ZM900 70V540M700 305H1100" fill="none" stroke="#ffffff" stroke-width="26"/>`,
	stripes: Array.from(
		{ length: 6 },
		(_, at) => `<rect x="${at * 200}" width="100" height="${EDGE}" fill="#ffffff" fill-opacity="0.45"/>`,
	).join(''),
	frame: `<rect x="760" y="90" width="320" height="400" fill="#ffffff" stroke="#b98b57" stroke-width="22"/>
		<path d="M790 430L880 290L950 380L1000 320L1050 430Z" fill="#a7c5b4"/><circle cx="985" cy="210" r="40" fill="#f2c48a"/>`,
	sky: `<path d="M0 700Q300 520 620 660T1200 600V830H0Z" fill="#b9dca0"/><circle cx="980" cy="180" r="90" fill="#ffe08a"/>
		<path d="M150 240a60 60 0 0 1 110-30a55 55 0 0 1 100 20a45 45 0 0 1 20 88H170a42 42 0 0 1-20-78Z" fill="#ffffff" fill-opacity="0.9"/>`,
};

export function roomOf(category: string): { readonly back: string; readonly beside: Room['beside'] } {
	const { wall, floor, on, beside } = ROOMS[category] ?? ELSEWHERE;
	const back = `<rect width="1200" height="${EDGE}" fill="${wall}"/>${ON_THE_WALL[on]}
		<rect y="${EDGE}" width="1200" height="290" fill="${floor[0]}"/><rect y="1120" width="1200" height="80" fill="${floor[1]}"/>
		<rect y="${EDGE}" width="1200" height="10" fill="#ffffff" fill-opacity="0.5"/>`;
	return { back, beside };
}
