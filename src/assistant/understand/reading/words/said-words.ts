// Words that are said of an order again and again, and that much hangs on.

/**
 * Worth recognising through a typing error where nothing else is meant (see spelling.ts), beside the trade's own of
 * vocabulary.ts. None that is hardly more than a name.
 */
export const SAID_WORDS: ReadonlySet<string> = new Set(
  `about above accept access account across actual additional admin advance advise afford after afterwards again
    agency agreed ahead airport almost along already although altogether aluminum always amazing amount
    anniversary annual another answered answering answers anybody anymore anyone anything anyway anywhere apart
    apartment apartments apiece apologize apple apply appreciated approval approve approved approximate arrange
    arrive arrived arriving arrows artist artists asked asking assist assistant association assorted attach
    attached attachment attention autocorrect avenue awesome awful awning bachelorette background backwards
    bakery balance ballpoint banquet barber barbershop baseball basically batch because before begin beginning
    begins behalf behind being believe belong below besides better between bigger biggest billboard billing
    blazer blend block blood blurry blush booked booking books boosters booth border bother bottom bought
    boutique bowling boyfriend brand branding break breast brewery bridge bright bring bringing broken brought
    bucket bucks build building built bumped bumper bunch buying callback called calling calls camera campaign
    cancel canceled canceling cancelled cancelling canva canvas capital capitals captain cargo carries carry
    catalog celebrate celebration center centimeters cents ceremony certain chalkboard championship chance change
    changed changes changing channel character charge charged charges charity chatting cheap cheaper cheapest
    check checking checks cheer cheers chief chocolate choice choices choir choose churches circle class classes
    classroom clean cleaned cleaners cleaning clear client clients clinic close closer closes closing clothes
    clothing coats coffee collar colleague collected collecting college colored combine comes comfortable coming
    committee companies compare compared competitor complain complaint complete completed completely complicated
    computer computers concert concrete conference confirm confirmation confirmed confirms connect construction
    consultation contract convention conversation cooking corner coroplast corrected correction could council
    count counted counter counting country county couple coupon coupons course court cover coverage covered
    covers coworker coworkers crack cracked crazy create created credit crest crooked cross crown curious
    currently custom customize customized cutting damage damaged dance dates daughter daughters daycare
    dealership decide decided decision decoration defective definite delayed delete denim dental dentist
    department depending depends description designed designing designs detail details developer diesel
    difference different digitized digits dimensions diner dinner direct discuss district doable documents doing
    dollar dollars domain doodle double download downtown drawing drawings drawn draws dream dress drive driver
    drivers driving dropped dropping dumbest during dusty earlier earliest early easier editing eight eighth
    either election electric emailed emailing emails emblem employer empty enamel enclosed ending engine english
    engraved enough entire entirely entrance envelope envelopes equipment erase estate estimated evenings events
    every everything everywhere exact example examples except existing exists expect expected expedite expensive
    expired expires explain explained explains express extra fabric facebook facilities faded fading falls
    families family fancy farmers faster fastest father favor favorite feature fellowship fender festival fewest
    field fifth figure figured files final finalize finalized finally finish finished finishing first fishing
    fixed floor flour following fonts football footer foreman forest forget forgot formal format forms fortnight
    forward forwarded found foundation fourth fridays frustrated funeral funny furniture gallery garage garbage
    garden general getting gildan gives giving gmail going goldenrod goodness google gotten grade graders
    graduation grain grand grandma grandpa grandson great greater greetings grocery grommets groom grooming gross
    group guarantee guard guess guidelines handle handled handles handling hands happen happened happens happy
    hatchback haven having headcount headed headquarters heard heart heating heavy height helped helpful helps
    hidden higher highway history hockey holder holding homecoming homework honestly honey hopefully hoping horse
    hospital hosting hotel hotmail house however hurry husband hyphen ideal ideally illustrate illustration
    images imagine immediately important impossible imprint improve inches include included includes including
    incorrect increase indeed independence information initials inquiry inside instagram install installation
    installed installer insurance internet interview invitation invitations iphone issue itself joined judge
    kickoff kindly kitchen knock knows labor ladies landlord landscape landscaping larger larges largest laser
    later latest launch launched launching layout leaders league lease least leather leave leaving legal length
    letter lettered letters library license lifesaver light lights likely likes listed listening literally little
    living lobby local lodge longer looked looks loved lovely lower lowercase lowest lunch lunchtime machine
    machines magnetic mailbox mailed mailing maintenance makes making manage market marketing married mascot
    match matching matte matter maximum maybe maybes meant measure medical mediums meeting meetings meets
    memorial menus message messages messed metal meters method midday middle midnight might millimeters minivan
    minus minute minutes mirror misprinted missing mission misspelled mistake mistaken mistakes mixed mixture
    mobile model moment mondays money monogram month monthly months mornings mostly mother mothers mount moved
    movement moving multiple museum musical myself names napkin nearby nearest nearly necessary needed needing
    needs negative neighborhood neither nephew never newsletter nicer niece night nights ninth nobody nonprofit
    nonprofits nonsense normally nothing notice nursing obliged obviously offense offer offered offers office
    offset opened opens operator options orders organization original originally other ought ourselves outdoor
    outfit outlined outlook outside overdue overland overnight override owners packet pages paint panels pantry
    paper parade parked parlor partial particular partner party passed passenger password pastor patches paying
    payment peeling percent perfectly performance perhaps period periods persona personal personalized personally
    phones photo photographer photos physical picked picking pickleball picks picky picnic picture pictures
    pillow pixels pizza place placed places plain planned planning plant planting plastic playing plays please
    plenty plumbing pocket pockets point policy popular possibly postpone postponed practice prefer preferably
    preferred preparation prepare preschool president press pretend previously prices pricey primary principal
    print printable prints prior privacy private probably problem proceed processing produce production
    professional program progress project promise promised promo prompt proper property proposal provide provided
    purpose pushed putting quality quarter question questions quick quickest quickly quilt quoted quotes raffle
    range rather reach reading reads ready realistic really realtor receipt receipts recently reception
    receptionist recital recommend recommended recommends recreate redesign redone redraw reference referred
    reflective regarding regards register registration regular rehearsal release remain remaining remember remind
    remove rental repair repeat replace replaced replacement replacing reply report request requesting requests
    require required reschedule rescue reservation reserve respectfully respond response results retirement
    retractable retreat reviews rhinestones ribbon riders right river robot robotics robots roofing roommate
    roster rough roughly round route rubber ruined rules running rushed safety sales salon sandwich saturdays
    saying scale schedule scheduled scooter scratch screen screenshot screw script search season second secret
    secretary section seems sending sends sense sentence separate series serve service services setup seven
    seventh several shall shaped shared sharing sheets shift shipment shoot shopping shops should shoulder shower
    shows shrink sided sides sidewalk signed silhouette silhouettes silkscreen similar simple since sincerely
    sitting situation sixth sizes sketch sketched sketches slate sleep sleeves slogan smaller smallest smalls
    smart soccer society softball softshell software something sometime sometimes somewhere sooner soonest sorry
    sound sounds source space spare spares sparkle speaking special specialize specials spelled spelling spend
    spent split spoke spoken sponsor spring sprinter squeeze stadium stainless stains stakes standard start
    started starting starts state station stays steps stick still stitch stitching stock stocked stocks stopping
    store straight street stress stretch stripes stuck student studio stuff stupid style sublimation submit
    submitting suggest suggestion suite sundays super supplied supplier supply support supposed surgery surname
    surprise survive switch switched system table tailgate takes taking talked talking talks taller tattoo teach
    telephone tenth terrible texting texts thankful theater their theirs theme themselves there these thing
    things think thinking third those though thought thread threads three through throw thursdays ticket tickets
    timeline times tired title together tonight topper total totally touch tourney towing township track trade
    transit transparent travel traveling treasurer triple troop trouble truly trying tuesdays turned turning
    turns twice typed typical typically typing uncle under underneath underscore underscores union unisex
    university unless until upcharge update updates uploaded uploading upper urgent urgently usable useless usual
    usually utility vacation various vectorized vendor version veteran veterans village virtual visibility visit
    visiting visitor voice waited waiting wanted wanting wants warehouse warranty washes washing wasting water
    wearing wears weather wedding wednesdays weekday weekdays weeks weight welcome whatever wheels whenever where
    whether which whichever while whole wholesale whose willing windshield winner wishes within without wonderful
    wondering wooden wording words working works worst worthless would wrapped wrapping wrestling write writing
    written wrong wrote yahoo yards years yours yourself`
    .trim()
    .split(/\s+/),
);

/** Words of the trade as they are bent: mended to these, and then to what they are bent of. */
export const BENT_WORDS: readonly string[] =
  `afternoons appointments budgets deadlines estimates holidays locations logos materials minimums numbers payments
  purchased restaurants reunions schools singles vectors weddings weekends`.split(/\s+/);
