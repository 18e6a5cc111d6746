declare module 'icon:*' {
	const shapes: import('#src/shared/icon-shapes.ts').IconShapes;
	export default shapes;
}
