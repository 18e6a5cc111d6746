// violates: lint/style/noEnum
export enum Colour {
	Red = 'red',
}
