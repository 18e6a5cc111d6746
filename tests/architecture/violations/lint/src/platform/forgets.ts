// violates: lint/nursery/noFloatingPromises
const later = async (): Promise<number> => 1;
export function go(): void {
	later();
}
