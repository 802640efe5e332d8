// Words that are said of an order again and again, and that much hangs on.

/**
 * Worth recognising through a typing error where nothing else is meant (see spelling.ts), beside the trade's own of
 * vocabulary.ts. None that is hardly more than a name.
 */
export const SAID_WORDS: ReadonlySet<string> = new Set(
  `about above accept access account across actual admin advise afford after afterwards again agency ahead almost
  along already altogether aluminum always amazing amount anniversary annual another answered answers anybody
  anymore anyone anything anyway anywhere apart apiece apologize apple apply appreciated approve approved
  approximate arrive arrived arriving artist artists asked asking assistant association assorted attached attention
  autocorrect awesome awful bachelorette background bakery ballpoint banquet barber barbershop baseball batch
  because before begin begins behalf behind being believe below better between bigger biggest billing blend block
  blood blurry blush booked booking books boosters booth bother bottom bought bowling boyfriend brand break breast
  brewery bridge bright bring bringing brought bucket bucks build building built bumped bumper bunch buying called
  calling calls camera campaign cancel canceled canceling cancelled cancelling canva canvas captain cargo carries
  carry center centimeters cents ceremony chalkboard chance change changed changes changing channel charge charged
  charges cheap cheaper cheapest check checking checks cheer cheers chief chocolate choir churches circle class
  classes clean cleaned cleaners cleaning clear client clients clinic close closes clothes clothing coats coffee
  collar collected collecting college colored comes coming committee companies compared competitor completed
  complicated computer computers concrete conference confirm confirmation connect construction consultation cooking
  corner coroplast corrected correction could council count counted counter counting country county couple course
  court cover covered covers crack cracked crazy credit crest crooked cross crown curious custom customize
  customized cutting damage damaged dance dates daughter daughters daycare decided delayed delete denim dental
  dentist department depending depends designed designing designs detail details developer diesel difference
  different digitized diner direct discuss district doable doing dollar dollars doodle double drawing drawings drawn
  draws dream dress drive driver drivers driving dropped dropping dumbest during dusty earlier earliest early easier
  eight eighth either election electric emailed emails emblem empty enamel engine english engraved enough entrance
  erase estate events every everything everywhere exact example except existing exists expect expected expensive
  explain explained explains express extra fabric facebook facilities faded fading falls families family fancy
  farmers faster father favor fellowship fewest field fifth figure figured files final finally finish finished
  finishing first fishing fixed floor flour fonts football footer foreman forest forget forgot format forms
  fortnight found foundation fourth funeral funny gallery garage garbage garden getting gives giving gmail going
  goodness grade graders graduation grain grand grandma grandpa grandson great greater grocery grommets groom
  grooming gross group guarantee guard guess handle handles handling hands happens happy hatchback haven having
  headcount headed heard heart heating heavy helped helpful helps hidden highway history hockey holding homecoming
  homework honestly honey hoping horse hospital hosting hotel hotmail house hurry husband ideal ideally imagine
  imprint inches include included includes including indeed independence information initials inside instagram
  insurance invitations iphone issue itself joined judge kickoff kindly kitchen knock knows labor landlord
  landscaping laser later latest launching layout leaders league lease least leather leave leaving legal letter
  lettered letters library license lifesaver light lights likely likes literally little living lobby local lodge
  longer looked looks loved lovely lower lowercase lunch lunchtime machine machines magnetic mailed mailing
  maintenance makes making manage market marketing married mascot match matching matte matter maximum maybe maybes
  meant measure meeting meets memorial menus message messed metal meters midday middle midnight might millimeters
  minus missing mission misspelled mistake mistaken mistakes mixed mobile model money monogram month months mornings
  mostly mother mothers mount moved moving multiple museum musical myself names napkin nearly needed needing needs
  negative neighborhood neither nephew never nicer niece night nights ninth nobody nonprofit nonprofits normally
  nothing notice nursing obliged offense offer offered offers office opened opens operator orders organization other
  ought outdoor outfit outlined outlook outside overland override packet pages paint pantry paper parade partial
  particular partner party passed password pastor paying peeling percent performance perhaps period persona personal
  personalized phones photo photos picked picking picks picky picnic picture pictures pizza place placed places
  plain planning plant planting plastic playing plays please plenty plumbing pocket point popular possibly practice
  prefer prepare preschool president press pretend prices primary principal print printable prints prior private
  probably problem proceed project promise promised promo prompt proper pushed putting quarter question questions
  quick quilt quoted range rather reach reading reads ready realistic really realtor receipt receipts reception
  recital recommend recommended recommends redesign redone redraw reflective regarding regards register registration
  regular rehearsal release remove rental repeat replace replaced replacing reply request requesting requests
  require required reschedule rescue respectfully retirement retractable retreat reviews rhinestones ribbon riders
  right river robot robotics robots roofing roommate roster rough roughly round route rubber ruined rules running
  rushed safety sales salon sandwich saturdays saying scale schedule scheduled scratch screen screenshot screw
  script search season second secret secretary seems sending sends sense sentence separate serve service services
  setup seven seventh several shall shaped shared sheets shift shoot shopping shops should shoulder shower shows
  sided sides sidewalk signed silkscreen simple since sincerely sitting sixth sizes sketch sketched sketches slate
  sleep sleeves slogan smallest smart soccer society softball softshell something sometime sometimes somewhere
  sooner soonest sorry sound sounds source space spare spares sparkle speaking spelled spelling spend spent split
  spoke spoken sponsor spring sprinter squeeze standard start started starting starts state station stays steps
  stick still stitch stitching stock stocked stocks stopping store straight stress stripes stuck studio stuff stupid
  style sublimation submit suggest suggestion suite sundays super supplied supplier supply supposed surname surprise
  switch switched system table tailgate takes taking talked talking talks teach telephone tenth texting texts
  thankful theater their theirs theme themselves there these thing things think thinking third those though thought
  thread three through throw ticket tickets times tired title together total touch tourney towing track trade
  transit transparent travel treasurer triple troop truly trying turned turning turns twice typed typing uncle under
  underscore union until upcharge update upper urgent urgently usable useless usual usually vacation various
  vectorized vendor veterans visit visiting visitor voice waited waiting wanted wanting wants washes washing wasting
  water wearing wears weather weekdays weeks welcome whatever whenever where whether which whichever while whole
  wholesale whose wishes within without wonderful wondering wording words working works worst worthless would
  wrapped wrapping wrestling write writing written wrong wrote yahoo yards years yours yourself`
    .trim()
    .split(/\s+/),
);
