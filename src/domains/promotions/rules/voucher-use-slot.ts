export function lowestFreeSlot(taken: readonly number[], usesPerCustomer: number): number | null {
	const isTaken = new Set(taken);
	for (let place = 1; place <= usesPerCustomer; place += 1) if (!isTaken.has(place)) return place;
	return null;
}
