export {
  barChart,
  barRegions,
  type CategoryChart,
  lineChart,
  lineStretchRegions,
  pieChart,
  pieRegions,
  scatterPlot,
} from './charts.js';
export { type DiagramShape, diagram, gridMap, type MapPlace, mapRegions } from './diagram.js';
export {
  boxFigure,
  circleFigure,
  cylinderFigure,
  lShapeFigure,
  polygonFigure,
  rectangleFigure,
  rectangleWithHalfCircle,
  triangleFigure,
} from './geometry.js';
export {
  gauge,
  graduatedCylinder,
  type NumberLine,
  numberLine,
  numberLineRegions,
  syringe,
  thermometer,
} from './scales.js';
