const LENGTH = 12;
const PROVINCES_MAX = 96;
const FIRST_CENTURY = 1900;
const YEARS = 100;

/** Digits: province (3), century and sex (1), year of birth (2), random (6). The year must match `birthDate`. */
export function isCitizenNumber(number: string, birthDate: string): boolean {
	if (number.length !== LENGTH || !/^\d+$/.test(number)) return false;
	const place = Number(number.slice(0, 3));
	const century = FIRST_CENTURY + Math.floor(Number(number[3]) / 2) * YEARS;
	const year = century + Number(number.slice(4, 6));
	return place >= 1 && place <= PROVINCES_MAX && birthDate.startsWith(`${year}-`) && isDay(birthDate);
}

const isDay = (day: string): boolean => {
	const at = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** Vietnamese days as `YYYY-MM-DD`; a person born on 29 February comes of age on 1 March. */
export function isOfAge(birthDate: string, today: string, years: number): boolean {
	const [year = '', ...rest] = birthDate.split('-');
	return [String(Number(year) + years), ...rest].join('-') <= today;
}
