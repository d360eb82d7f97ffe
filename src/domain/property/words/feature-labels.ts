import type { PropertyCategory } from '../../../contract/listing/property-options';

/** The ticks of the form: flag name and the text that is kept in the listing. */
type Flags = Record<string, string>;

const FEATURES: Record<PropertyCategory, Flags> = {
  Residential: {
    modernKitchen: 'Modern kitchen',
    airConditioning: 'Air conditioning',
    walkInCloset: 'Walk-in closet',
    hrElectricity24: '24hr electricity',
    balcony: 'Balcony',
    pvtMasterSuite: 'Private master suite',
    boyQuarters: 'Boys quarters',
    waterHeater: 'Water heater',
    serviceQuarters: 'Service quarters',
    parkingSpace: 'Parking space',
    gatedEstate: 'Gated estate',
    fullyFurnished: 'Fully furnished',
  },
  Commercial: {
    reception: 'Reception',
    conferenceRoom: 'Conference room',
    openPlan: 'Open plan',
    cctv: 'CCTV',
    fiberInternet: 'Fibre internet',
    directRoadAccess: 'Direct road access',
    loadingBay: 'Loading bay',
    highCeilings: 'High ceilings',
    generator: 'Generator',
    cornerPlot: 'Corner plot',
  },
};

const AMENITIES: Record<PropertyCategory, Flags> = {
  Residential: {
    swimmingPool: 'Swimming pool',
    gym: 'Gym',
    security: 'Security',
    playground: 'Playground',
    powerBackup: 'Power backup',
    carPark: 'Car park',
    waterTreatment: 'Water treatment',
    cctv: 'CCTV',
    tennis: 'Tennis court',
  },
  Commercial: {
    elevator: 'Elevator',
    cafeteria: 'Cafeteria',
    centralAC: 'Central air conditioning',
    meetingRooms: 'Meeting rooms',
    parking: 'Parking',
    security: 'Security',
    powerBackup: 'Power backup',
    bankingFacility: 'Banking facility',
    retailShops: 'Retail shops',
  },
};

/** The key features that are offered for a category; of one of a later version those of homes. */
export function featureLabels(category: string): Flags {
  return FEATURES[knownCategory(category)];
}

/** The amenities that are offered for a category, in the same way. */
export function amenityLabels(category: string): Flags {
  return AMENITIES[knownCategory(category)];
}

function knownCategory(category: string): PropertyCategory {
  return category === 'Commercial' ? 'Commercial' : 'Residential';
}
