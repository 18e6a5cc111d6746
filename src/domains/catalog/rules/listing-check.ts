import { searchText } from './search-terms.ts';

/** Why a listing waits for a person instead of going live by itself. */
export const LISTING_DOUBTS = ['banned_words', 'contact_in_text', 'link_in_text'] as const;
export type ListingDoubt = (typeof LISTING_DOUBTS)[number];

/** Goods that nobody may offer here, as folded words; a person decides on each hit. */
const BANNED = [
	['ma tuy', 'can sa', 'thuoc lac', 'bong cuoi', 'thuoc la dien tu', 'vape', 'shisha'],
	['sung', 'dan duoc', 'thuoc no', 'phao no', 'dao gam', 'roi dien', 'binh xit hoi cay'],
	['bang gia', 'giay to gia', 'tien gia', 'sim rac', 'tai khoan ngan hang'],
	['nga voi', 'sung te giac', 'cao ho', 'vay te te', 'mat gau'],
	['hang fake', 'super fake', 'replica', 'hang nhai'],
].flat();

const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(com|net|vn|shop|store|info|org|me)\b/i;
/** Nine digits and more, however they are spaced: a phone or an account number to trade beside the market. */
const NUMBER_TO_CALL = /(?:\d[ .-]?){9,}/;

export function listingDoubts(listing: { readonly name: string; readonly description: string }): ListingDoubt[] {
	const text = `${listing.name}\n${listing.description}`;
	const words = ` ${searchText(text)} `;
	const doubts: ListingDoubt[] = [];
	if (BANNED.some((banned) => words.includes(` ${banned} `))) doubts.push('banned_words');
	if (NUMBER_TO_CALL.test(text)) doubts.push('contact_in_text');
	if (LINK.test(text)) doubts.push('link_in_text');
	return doubts;
}
