import { loadTexts } from '../kit/texts/index.js';
import type { SubjectBank } from '../kit/types.js';
import { barDifference, barNearMean, barShare, steepestStretch } from './bar-charts.js';
import { changeFromBill, sharedCost, takeHomePay } from './bills-and-pay.js';
import { doseFromPounds, poundsToKilograms } from './body-weight.js';
import { boxSurface, flooringCost, missingHeight, tilesForFloor } from './boxes-and-costs.js';
import { circleMeasure, halfCircleArea } from './circles.js';
import { shadedArea, trapezoidArea, wheelDistance } from './circles-in-use.js';
import { extremeOfMixedForms, numberBetween, orderMixedForms } from './compare.js';
import { decimalToFraction, fractionToPercent, percentToDecimal } from './convert.js';
import {
  divideDecimals,
  fractionBarExpression,
  multiplyDecimals,
  orderEvaluationSteps,
  signedSum,
} from './decimals-and-order.js';
import { histogramShape, skewAndCenter } from './distribution-shapes.js';
import { selectTrueStatistics } from './distributions.js';
import { selectEqualForms } from './equal-forms.js';
import { fahrenheitToCelsius, minutesToHours, selectEqualMeasures } from './equal-measures.js';
import { selectEqualRatios } from './equal-ratios.js';
import {
  decimalEquation,
  evaluateExpression,
  negativeCoefficient,
  proportionEquation,
} from './equation-kinds.js';
import { orderBalancingSteps, orderSolutionSteps } from './equation-steps.js';
import {
  equationWithBrackets,
  fractionEquation,
  twoStepEquation,
  unknownOnBothSides,
} from './equations.js';
import {
  relatedUnknowns,
  selectEquivalentExpressions,
  simplifyExpression,
} from './equivalent-expressions.js';
import { estimateProduct, roundedQuotient, roundToPlace } from './estimation.js';
import { meanSpeed, pulseCount, similarFigures } from './everyday-rates.js';
import { selectSolutions, situationToEquation, situationToInequality } from './expressions.js';
import {
  fractionToDecimal,
  multipleToPercent,
  percentToFraction,
  scoreToPercent,
} from './forms-of-numbers.js';
import { rearrangeFormula } from './formulas.js';
import { divideByFraction, fractionOfRemainder } from './fraction-arithmetic.js';
import { fractionOfQuantity, leftOfWhole, multiplyMixedNumbers } from './fractions-in-use.js';
import { meaningOfNumber, rangeInWords, solveInequality } from './inequalities.js';
import { infusionRate } from './infusions.js';
import { lShapeArea, lShapePerimeter } from './l-shapes.js';
import { heightInInches, inchesAndCentimeters, poundsAndOunces } from './length-and-weight.js';
import { chartMean, chartPercentChange, chartRange, gapBetweenLines } from './line-charts.js';
import { greatestSpread, modeOfList, rangeOfList, shiftAllValues } from './lists-of-data.js';
import { combinedMean, meanOfFrequencies, medianOfFrequencies } from './means-of-groups.js';
import { metricToLarger, metricToSmaller, orderMeasures } from './metric-units.js';
import { addMixedNumbers, subtractMixedNumbers } from './mixed-numbers.js';
import { feePlusUnits, overtimePay, supplyBudget } from './money-problems.js';
import { groupedBars, missingSide, tableToEquation, weightedMean } from './more-data.js';
import {
  estimateMixedSum,
  estimateQuotient,
  estimateWithWholeNumbers,
  roundLargeNumber,
  selectRoundsTo,
} from './more-estimation.js';
import { mixedToDecimal, raisedWage } from './more-percents.js';
import { groupFromRatio, mapScale, scaledRecipe, tabletsForDose } from './more-proportions.js';
import { orderRates, pumpTime, timeAtPace, tripCost } from './more-rates.js';
import { extremeOfNegatives, selectGreater } from './negative-numbers.js';
import { fractionOnLine, graphToInequality } from './number-lines.js';
import {
  decimalOnLine,
  listInOrder,
  orderSignedNumbers,
  selectBetween,
} from './order-of-numbers.js';
import { customarySteps, householdDoses, temperatureScales } from './other-units.js';
import {
  discountThenTax,
  percentChange,
  successivePercents,
  wholeFromPercent,
} from './percents.js';
import { passingScore, selectPercentStatements, simpleInterest } from './percents-in-use.js';
import {
  originalPrice,
  percentOfNumber,
  percentOfPercent,
  tipSplit,
} from './percents-of-amounts.js';
import { phraseToExpression } from './phrases.js';
import { borderArea, triangleArea } from './plane-geometry.js';
import { doseVolume, scaledMixture, weightBasedDose } from './proportions.js';
import { bestUnitPrice, rateOfChange, shareByRatio } from './rates.js';
import { estimateBill, reasonableMeasure } from './reasonable-estimates.js';
import { scatterRelation } from './scatter.js';
import { fullBoxes, paidHours, remainingVolume } from './shift-problems.js';
import { relatedSides, scaledDimensions, squareFence } from './sides-and-scale.js';
import {
  decimalProductSum,
  orderOfOperations,
  signedExpression,
  temperatureChange,
} from './signed-arithmetic.js';
import { barByRatio, patientsPerNurse, sliceOfCount } from './slices-and-bars.js';
import { boxesInCarton, cylinderVolume, partlyFilledBox } from './solid-geometry.js';
import { meanOfList, medianOfList, outlierEffect, valueForMean } from './statistics.js';
import { pieCount, tableTotal, twoWayShare } from './tables.js';
import { daysOfSupply, endTime, remainingHours, weeksToGoal } from './time-and-supply.js';
import { trendPrediction, trendSlope } from './trend-lines.js';
import { continueLinearTable, selectCovariation, variableRoles } from './variables.js';
import {
  convertRate,
  cylinderDifference,
  fluidIntake,
  syringeReading,
} from './volumes-and-scales.js';

const texts = loadTexts('math', import.meta.url);

/** The math bank: every model and passage of this folder, registered. */
export const mathBank: SubjectBank = {
  subject: 'math',
  models: [
    ...texts.models,
    fractionToPercent,
    decimalToFraction,
    percentToDecimal,
    selectEqualForms,
    addMixedNumbers,
    subtractMixedNumbers,
    divideByFraction,
    fractionOfRemainder,
    orderOfOperations,
    signedExpression,
    temperatureChange,
    decimalProductSum,
    extremeOfMixedForms,
    orderMixedForms,
    numberBetween,
    twoStepEquation,
    unknownOnBothSides,
    equationWithBrackets,
    fractionEquation,
    orderSolutionSteps,
    orderBalancingSteps,
    overtimePay,
    supplyBudget,
    feePlusUnits,
    paidHours,
    remainingVolume,
    fullBoxes,
    discountThenTax,
    percentChange,
    wholeFromPercent,
    successivePercents,
    roundToPlace,
    estimateProduct,
    roundedQuotient,
    doseVolume,
    weightBasedDose,
    scaledMixture,
    selectEqualRatios,
    infusionRate,
    bestUnitPrice,
    shareByRatio,
    rateOfChange,
    phraseToExpression,
    situationToEquation,
    situationToInequality,
    selectSolutions,
    fractionOnLine,
    graphToInequality,
    barDifference,
    barShare,
    steepestStretch,
    pieCount,
    twoWayShare,
    tableTotal,
    medianOfList,
    meanOfList,
    valueForMean,
    outlierEffect,
    barNearMean,
    histogramShape,
    skewAndCenter,
    selectTrueStatistics,
    scatterRelation,
    trendSlope,
    trendPrediction,
    variableRoles,
    selectCovariation,
    continueLinearTable,
    lShapeArea,
    lShapePerimeter,
    borderArea,
    circleMeasure,
    halfCircleArea,
    triangleArea,
    partlyFilledBox,
    boxesInCarton,
    cylinderVolume,
    metricToSmaller,
    metricToLarger,
    orderMeasures,
    customarySteps,
    poundsToKilograms,
    doseFromPounds,
    householdDoses,
    temperatureScales,
    mixedToDecimal,
    extremeOfNegatives,
    selectGreater,
    raisedWage,
    reasonableMeasure,
    estimateBill,
    similarFigures,
    pulseCount,
    meanSpeed,
    groupedBars,
    weightedMean,
    tableToEquation,
    missingSide,
    decimalOnLine,
    fractionToDecimal,
    listInOrder,
    multipleToPercent,
    orderSignedNumbers,
    percentToFraction,
    scoreToPercent,
    selectBetween,
    divideDecimals,
    fractionBarExpression,
    fractionOfQuantity,
    leftOfWhole,
    multiplyDecimals,
    multiplyMixedNumbers,
    orderEvaluationSteps,
    signedSum,
    decimalEquation,
    evaluateExpression,
    negativeCoefficient,
    proportionEquation,
    rearrangeFormula,
    changeFromBill,
    daysOfSupply,
    endTime,
    remainingHours,
    sharedCost,
    takeHomePay,
    weeksToGoal,
    originalPrice,
    passingScore,
    percentOfNumber,
    percentOfPercent,
    selectPercentStatements,
    simpleInterest,
    tipSplit,
    estimateMixedSum,
    estimateQuotient,
    estimateWithWholeNumbers,
    roundLargeNumber,
    selectRoundsTo,
    groupFromRatio,
    mapScale,
    scaledRecipe,
    tabletsForDose,
    orderRates,
    pumpTime,
    timeAtPace,
    tripCost,
    meaningOfNumber,
    rangeInWords,
    relatedUnknowns,
    selectEquivalentExpressions,
    simplifyExpression,
    solveInequality,
    barByRatio,
    chartMean,
    chartPercentChange,
    chartRange,
    gapBetweenLines,
    patientsPerNurse,
    sliceOfCount,
    combinedMean,
    greatestSpread,
    meanOfFrequencies,
    medianOfFrequencies,
    modeOfList,
    rangeOfList,
    shiftAllValues,
    boxSurface,
    flooringCost,
    missingHeight,
    relatedSides,
    scaledDimensions,
    shadedArea,
    squareFence,
    tilesForFloor,
    trapezoidArea,
    wheelDistance,
    convertRate,
    cylinderDifference,
    fahrenheitToCelsius,
    fluidIntake,
    heightInInches,
    inchesAndCentimeters,
    minutesToHours,
    poundsAndOunces,
    selectEqualMeasures,
    syringeReading,
  ],
  passages: texts.passages,
};
