// Nouns of the world outside: no shop that prints is asked what they cost, when they open or how long they take.

/** In the singular. Only words that are seldom a customer's trade, and never goods, colours or materials. */
export const WORLD: ReadonlySet<string> = new Set(
  `puppy kitten elephant lion tiger whale shark penguin hamster rabbit goldfish cheetah mosquito dinosaur giraffe monkey turtle
  egg milk bread butter beef steak salmon rice pasta burrito sushi sandwich avocado banana potato tomato onion flour gasoline
  mars moon jupiter venus saturn pluto planet galaxy ocean everest asteroid astronaut
  president governor senator celebrity actor actress singer quarterback roommate boyfriend girlfriend landlord
  bank pharmacy library airport hospital dmv supermarket zoo aquarium
  walmart costco starbucks mcdonald kroger walgreen cvs ikea netflix hulu spotify uber lyft doordash grubhub airbnb tesla
  flight airline plane airfare subway prescription medicine medication vaccine passport mortgage tuition salary wage paycheck
  pension 401k loan bitcoin ethereum crypto dividend lottery movie film netflix episode sequel recipe calorie
  weather temperature forecast homework exam wifi router laptop iphone hotel motel hostel vacation cruise
  headache fever flu migraine tooth surgery ibuprofen aspirin antibiotic symptom
  congress senate election olympics oscar grammy nascar`.split(/\s+/),
);
